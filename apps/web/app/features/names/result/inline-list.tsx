/** A list in a sentence; each item is isolated, since the scripts may differ in direction. */
export const InlineList = ({ items }: { items: readonly string[] }) =>
  items.map((item, index) => (
    <span key={item}>
      <bdi>{item}</bdi>
      {index < items.length - 1 && '\u00a0· '}
    </span>
  ));
