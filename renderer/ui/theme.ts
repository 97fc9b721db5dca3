import {
  ActionIcon,
  Button,
  type CSSVariablesResolver,
  createTheme,
  Input,
  NumberInput,
  SegmentedControl,
  Select,
  Tooltip,
} from '@mantine/core';
import { colors } from './palette';
import { tokens } from './tokens';

/** Smallest size of anything that is tapped. */
const target = '2.75rem';

/** Lists of choices stay inside the part of the page they belong to, for those who hear the page. */
export const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const;

/** The one dark theme of both screens. */
export const theme = createTheme({
  colors,
  primaryColor: 'steel',
  primaryShade: 5,
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: "'Inter Variable', 'Inter', system-ui, sans-serif",
  headings: { fontFamily: "'Inter Variable', 'Inter', system-ui, sans-serif", fontWeight: '650' },
  defaultRadius: 'md',
  radius: { sm: '0.375rem', md: '0.625rem', lg: '0.875rem' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({ vars: () => ({ root: { '--button-height': target } }) }),
    ActionIcon: ActionIcon.extend({
      defaultProps: { variant: 'subtle' },
      vars: () => ({ root: { '--ai-size': target } }),
      styles: (_theme, props) =>
        props.variant === 'subtle' && props.disabled ? { root: { background: 'none' } } : {},
    }),
    Input: Input.extend({ vars: () => ({ wrapper: { '--input-height': target } }) }),
    Select: Select.extend({
      defaultProps: { allowDeselect: false, checkIconPosition: 'right', comboboxProps: inPlace },
    }),
    NumberInput: NumberInput.extend({ defaultProps: { stepHoldDelay: 400, stepHoldInterval: 80 } }),
    SegmentedControl: SegmentedControl.extend({ defaultProps: { radius: 'md' } }),
    Tooltip: Tooltip.extend({ defaultProps: { openDelay: 500, withArrow: true } }),
  },
});

/** Puts the tokens of the palette beside Mantine's own variables. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: { ...tokens },
  light: {},
  dark: {
    '--mantine-color-body': tokens['--ground'],
    '--mantine-color-text': tokens['--ink'],
    '--mantine-color-dimmed': tokens['--ink-faint'],
    '--mantine-color-placeholder': tokens['--ink-faint'],
    '--mantine-color-error': tokens['--trouble'],
    '--mantine-color-default': tokens['--tile'],
    '--mantine-color-default-hover': tokens['--tile-raised'],
    '--mantine-color-default-border': tokens['--line'],
    '--mantine-color-disabled-color': '#6d7586',
  },
});
