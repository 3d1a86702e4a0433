import type { ReactNode } from 'react';

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-line border-t py-8">
    <h2 className="mb-4 text-2xl">{title}</h2>
    <div className="flex flex-wrap items-start gap-4">{children}</div>
  </section>
);
