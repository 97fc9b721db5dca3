import { TextInput } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (reason: string) => void;
  /** The dialog opens with the cursor in it. */
  readonly first?: boolean;
}

/** One line for why the host does something. */
export function Reason({ label, value, onChange, first = false }: Props) {
  return (
    <TextInput
      data-autofocus={first || undefined}
      label={label}
      value={value}
      maxLength={500}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
