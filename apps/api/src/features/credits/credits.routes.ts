import { credits } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { deductCredits, readBalance, readHistory } from './credits.service.ts';

export const creditsRoutes: Feature = (mount, deps) => {
  mount(credits.balance, ({ actor }) => readBalance(deps.db, actor.userId));
  mount(credits.history, ({ actor, query, locale }) =>
    readHistory(deps.db, actor.userId, { ...query, locale }),
  );
  mount(credits.deduct, ({ actor, body, opKey }) =>
    deductCredits(deps, { userId: actor.userId, amount: body.amount, opKey }),
  );
};
