import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';
import type { Share } from '../contract.ts';
import { ChartFigure } from './chart-figure.tsx';
import { AXIS, TEXT } from './chart-looks.ts';

const ROW_HEIGHT = 28;
const LABEL_WIDTH = 150;
const LABEL_MAX = 22;

interface Props {
  title: string;
  label: string;
  shares: Share[];
  tone: 'palm' | 'indigo' | 'clay';
}

/** How a whole is divided, one bar per part. */
export function ShareChart({ title, label, shares, tone }: Props) {
  return (
    <ChartFigure title={title} label={label} shares={shares}>
      <ResponsiveContainer width="100%" height={shares.length * ROW_HEIGHT}>
        <BarChart
          data={shares}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 36, bottom: 0, left: 0 }}
        >
          <XAxis type="number" hide />
          <YAxis
            type="category"
            dataKey="label"
            width={LABEL_WIDTH}
            interval={0}
            tickFormatter={shortened}
            {...AXIS}
          />
          <Bar dataKey="count" fill={`var(--color-thread-${tone})`} barSize={14} isAnimationActive={false}>
            <LabelList dataKey="count" position="right" {...TEXT} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}

function shortened(label: string): string {
  return label.length > LABEL_MAX ? `${label.slice(0, LABEL_MAX - 1)}…` : label;
}
