import { withdrawals } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { declareWithdrawal } from './withdrawals.service.ts';

export const withdrawalsRoutes: Feature = (mount, deps) => {
  mount(withdrawals.declare, ({ body, locale, opKey }) =>
    declareWithdrawal(deps, { form: body, locale, opKey }),
  );
};
