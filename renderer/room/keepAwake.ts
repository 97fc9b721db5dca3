/** Asks the browser not to switch the screen off; again after the page was hidden, which ends the promise. */
export function keepAwake(): void {
  if (!('wakeLock' in navigator)) return;
  const ask = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      await navigator.wakeLock.request('screen');
    } catch (error) {
      // Low battery or a policy may refuse; the picture is the same, only the screen saver may come.
      console.warn('The screen may switch itself off:', error);
    }
  };
  document.addEventListener('visibilitychange', () => void ask());
  void ask();
}
