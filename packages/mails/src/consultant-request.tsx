import { z } from 'zod';
import { Fact, UserLine, UserText, Well } from './parts.tsx';
import type { BodyProps } from './template.ts';

const Props = z.strictObject({ name: z.string(), email: z.string(), wishes: z.string() });

/** To the consultant: a family asks by mail. */
export const consultantRequest = { props: Props, Body };

function Body({ words, props }: BodyProps<'consultantRequest', typeof Props>) {
  return (
    <Well>
      <Fact label={words.nameLabel}>
        <UserLine text={props.name} />
      </Fact>
      <Fact label={words.emailLabel}>
        <UserLine text={props.email} />
      </Fact>
      <UserText text={props.wishes} />
    </Well>
  );
}
