import { payments } from '@ismi/contract';
import type { Feature } from '../../http/mount.ts';
import { receiveEvent } from './events.service.ts';
import { listPackages, orderPackage } from './order-creation.service.ts';
import { finishPurchase, readReceipt } from './purchase-completion.service.ts';

export const paymentsRoutes: Feature = (mount, deps) => {
  mount(payments.packages, ({ query, locale }) => listPackages(deps, query.lang ?? locale));
  mount(payments.create, ({ actor, body, locale, opKey }) =>
    orderPackage(deps, { ...body, userId: actor.userId, locale, opKey }),
  );
  mount(payments.purchase, async ({ actor, body, locale, opKey }) => {
    const { package: packageId, country } = body;
    const order = { userId: actor.userId, packageId, country, locale, opKey };
    const { approvalUrl, payment_id } = await orderPackage(deps, order);
    return { paymentUrl: approvalUrl, sessionId: payment_id };
  });
  mount(payments.execute, ({ actor, body, locale }) =>
    finishPurchase(deps, { userId: actor.userId, orderId: body.token, locale }),
  );
  mount(payments.receipt, ({ actor, params, locale }) =>
    readReceipt(deps, actor.userId, params.id, locale),
  );
  mount(payments.webhook, ({ raw, address }) => receiveEvent(deps, { ...raw, network: address }));
};
