interface FactsProps {
  /** Null entries are omitted. */
  facts: readonly (readonly [label: string, value: string | null])[];
}

/** Label and value, one below the other. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="mt-3 grid gap-2 text-sm">
    {facts.map(
      ([label, value]) =>
        value !== null && (
          <div key={label} className="grid gap-x-4 sm:grid-cols-[11rem_1fr]">
            <dt className="text-ink-3">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ),
    )}
  </dl>
);
