import { z } from 'zod';
import { Fact, UserLine, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** Formatted for the reader. */
  sentAt: z.string(),
});

/** To the operator: someone wrote through the contact form. */
export const contactMessage = { props: Props, Body };

function Body({ words, props }: BodyProps<'contactMessage', typeof Props>) {
  return (
    <>
      <Fact label={words.nameLabel}>
        <UserLine text={props.name} />
      </Fact>
      <Fact label={words.emailLabel}>
        <UserLine text={props.email} />
      </Fact>
      <Fact label={words.subjectLabel}>
        <UserLine text={props.subject} />
      </Fact>
      <Well>
        <UserText text={props.message} />
      </Well>
      <Fact label={words.sentAtLabel}>{props.sentAt}</Fact>
      <Fact label={words.referenceLabel}>
        <bdi>{props.reference}</bdi>
      </Fact>
    </>
  );
}
