/** Styles the chart library's output with our own type and tokens. */
export const TEXT = { fill: 'var(--color-quiet)', fontSize: 13 } as const;

export const AXIS = { tick: TEXT, tickLine: false, axisLine: false } as const;
