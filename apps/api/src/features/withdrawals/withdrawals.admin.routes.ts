import { withdrawalsAdmin } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import {
  declineWithdrawal,
  listWithdrawals,
  readWithdrawal,
  refundWithdrawal,
} from './handling.service.ts';

export const withdrawalsAdminRoutes: Feature = (mount, deps) => {
  mount(withdrawalsAdmin.list, ({ query }) => listWithdrawals(deps, query));
  mount(withdrawalsAdmin.read, ({ params, query }) =>
    readWithdrawal(deps, params.id, query.order_number),
  );
  mount(withdrawalsAdmin.refund, ({ actor, params, body }) =>
    refundWithdrawal(deps, {
      actorId: actor.userId,
      id: params.id,
      paymentId: body.payment_id,
      amount: body.amount,
      orderNumber: body.order_number,
      note: body.note,
    }),
  );
  mount(withdrawalsAdmin.decline, ({ actor, params, body }) =>
    declineWithdrawal(deps, { actorId: actor.userId, id: params.id, reason: body.reason }),
  );
};
