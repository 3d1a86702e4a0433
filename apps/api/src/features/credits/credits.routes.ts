import { credits } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { deductCredits, readBalance } from './credits.service.ts';

export const creditsRoutes: Feature = (mount, deps) => {
  mount(credits.balance, ({ actor }) => readBalance(deps.db, actor.userId));
  mount(credits.deduct, ({ actor, body, opKey }) =>
    deductCredits(deps, {
      userId: actor.userId,
      amount: body.amount,
      agreed: body.max_credits,
      opKey,
    }),
  );
};
