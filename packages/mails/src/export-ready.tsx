import { z } from 'zod';
import { Hint, MailButton, Paragraph } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({ exportUrl: z.url(), expiresOn: z.string() });

/** To the user who asked for a copy of their data. The copy itself is never sent by mail. */
export const exportReady = { props: Props, Body };

function Body({ words, props }: BodyProps<'exportReady', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <MailButton href={props.exportUrl}>{words.button}</MailButton>
      <Hint>{words.expires}</Hint>
    </>
  );
}
