import { z } from 'zod';
import { MailButton, Paragraph } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({
  /** The credits given; "0" if the address had its bonus before. */
  credits: z.string(),
  homeUrl: z.url(),
});

/** To a user who has verified the address: the account is open. */
export const welcome = { props: Props, Body };

function Body({ words, props }: BodyProps<'welcome', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      {props.credits !== '0' && <Paragraph>{words.gift}</Paragraph>}
      <Paragraph>{words.next}</Paragraph>
      <MailButton href={props.homeUrl}>{words.button}</MailButton>
    </>
  );
}
