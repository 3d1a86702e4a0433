import { AreaChart } from '../../ui/admin/area-chart.tsx';
import { BarChart } from '../../ui/admin/bar-chart.tsx';
import { ShareBar } from '../../ui/admin/share-bar.tsx';
import { Sparkline } from '../../ui/admin/sparkline.tsx';
import { StatCard } from '../../ui/admin/stat-card.tsx';
import { Group } from './group.tsx';

const VALUES = [12, 19, 7, 25, 31, 18, 22];
const POINTS = VALUES.map((value, index) => ({ label: `${10 + index} Nov`, value }));
const WORDS = {
  finding: 'Most came on the fourteenth.',
  asTable: 'As a table',
  heads: ['Day', 'Families'],
} as const;
const PARTS = [
  { id: 'tr', label: 'Turkish', value: 61, color: 1 },
  { id: 'ar', label: 'Arabic', value: 27, color: 2 },
  { id: 'de', label: 'German', value: 12, color: 3 },
] as const;

/** Figures and charts. */
export const AdminCharts = () => (
  <Group title="Figures and charts">
    <StatCard label="Families" value="134" note="12 more than last week" />
    <StatCard
      label="Sold"
      value="1,225"
      mark={2}
      drawing={<Sparkline values={VALUES} color={2} />}
    />
    <div className="card w-full max-w-[40rem] p-5">
      <AreaChart points={POINTS} words={WORDS} format={String} isWhole />
    </div>
    <div className="card p-5">
      <BarChart points={POINTS.slice(0, 5)} words={WORDS} format={String} />
    </div>
    <div className="card w-64 p-5">
      <ShareBar
        parts={PARTS}
        format={String}
        formatShare={(percent) => `${Math.round(percent)} %`}
      />
    </div>
  </Group>
);
