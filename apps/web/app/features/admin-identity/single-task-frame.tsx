import type { ReactNode } from 'react';

/** Layout of a single task before the admin area opens. */
export const SingleTaskFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main id="main" className="grid min-h-dvh place-items-center px-4 py-10">
    <title>{title}</title>
    <meta name="robots" content="noindex" />
    <div className="card w-full max-w-md p-6 md:p-8">
      <h1 className="text-2xl">{title}</h1>
      <div className="mt-3 grid gap-4">{children}</div>
    </div>
  </main>
);
