/** A list in a sentence, in which no script disturbs the next. */
export const InlineList = ({ items }: { items: readonly string[] }) =>
  items.map((item, index) => (
    <span key={item}>
      <bdi>{item}</bdi>
      {index < items.length - 1 && '\u00a0· '}
    </span>
  ));
