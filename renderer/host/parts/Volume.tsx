import { Slider } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import classes from './sounding.module.css';

/** How loud something is, 0–100; it holds when the host lets go. */
export function Volume({
  label,
  value,
  disabled,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}) {
  const id = useId();
  const [shown, setShown] = useState(value);
  useEffect(() => setShown(value), [value]);
  return (
    <div className={classes.volume}>
      <p id={id}>{label}</p>
      <Slider
        size="md"
        thumbSize={24}
        step={5}
        value={shown}
        disabled={disabled}
        thumbProps={{ 'aria-labelledby': id }}
        onChange={setShown}
        onChangeEnd={onChange}
      />
      <b>{shown}</b>
    </div>
  );
}
