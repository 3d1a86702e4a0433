import { z } from 'zod';
import { Fact, Paragraph, UserLine, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  /** Date and time of receipt, in German time. */
  receivedAt: z.string(),
});

/** Sent at once to the user who withdraws from a purchase: what was declared, and when it arrived. */
export const withdrawalReceived = { props: Props, Body };

function Body({ words, props }: BodyProps<'withdrawalReceived', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Well>
        <Fact label={words.referenceLabel}>
          <bdi>{props.reference}</bdi>
        </Fact>
        <Fact label={words.receivedLabel}>{props.receivedAt}</Fact>
        <Fact label={words.orderLabel}>
          <UserLine text={props.orderNumber} />
        </Fact>
        <Fact label={words.nameLabel}>
          <UserLine text={props.name} />
        </Fact>
        <Fact label={words.emailLabel}>
          <bdi>{props.email}</bdi>
        </Fact>
      </Well>
      <Paragraph>{words.declaration}</Paragraph>
      <Paragraph>{words.next}</Paragraph>
    </>
  );
}
