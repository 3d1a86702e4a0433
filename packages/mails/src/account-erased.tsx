import { z } from 'zod';
import { Paragraph } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({});

/** The last mail to the owner of a deleted account. */
export const accountErased = { props: Props, Body };

function Body({ words }: BodyProps<'accountErased', typeof Props>) {
  return (
    <>
      <Paragraph>{words.intro}</Paragraph>
      <Paragraph>{words.stays}</Paragraph>
      <Paragraph>{words.goodbye}</Paragraph>
    </>
  );
}
