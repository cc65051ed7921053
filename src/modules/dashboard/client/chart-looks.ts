/** Styles the chart library's output with our own type and tokens. */
export const TEXT = { fill: 'var(--color-quiet)', fontSize: 13 } as const;

export const AXIS = { tick: TEXT, tickLine: false, axisLine: false } as const;

export const TOOLTIP = {
  cursor: { fill: 'var(--selected)' },
  contentStyle: {
    background: 'var(--color-raised)',
    border: '1px solid var(--color-line)',
    borderRadius: 'var(--radius-medium)',
    color: 'var(--color-text)',
  },
  itemStyle: { color: 'var(--color-text)' },
  isAnimationActive: false,
} as const;
