/** The console's mark: a ring of seats round the moon, one of them lit. */
export function Mark({ className }: { className?: string }) {
  const seats = Array.from({ length: 10 }, (_, index) => {
    const angle = (index / 10) * 2 * Math.PI - Math.PI / 2;
    return { x: 50 + 37 * Math.cos(angle), y: 50 + 37 * Math.sin(angle), lit: index === 0 };
  });
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden="true">
      {seats.map(({ x, y, lit }) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={lit ? 8 : 5.6}
          fill={lit ? 'var(--now)' : 'var(--ink-faint)'}
        />
      ))}
      <Moon />
    </svg>
  );
}

/** A crescent, drawn into a square of 100. */
export function Moon() {
  return <path d="M55.5 30.5a20 20 0 1 0 13.6 25.9a16.5 16.5 0 0 1 -13.6 -25.9z" fill="var(--night)" />;
}
