import { consulting } from '@ismi/contract';
import { apiContext } from '../data/loader-api.ts';
import { ConsultingOffer } from '../features/consulting/consulting-offer.tsx';
import {
  LazyConsultingRequest,
  loadConsultingRequest,
} from '../features/consulting/lazy-consulting-request.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import type { Route } from './+types/consulting';

/** Long enough to protect the API from many visitors, short enough not to offer taken slots for long. */
const SLOTS_KEPT_MS = 1_000;

export const loader = async ({ context }: Route.LoaderArgs) => ({
  open: await context
    .get(apiContext)
    .load(consulting.availableSlots, { query: {} }, { cacheMs: SLOTS_KEPT_MS }),
});

/** On client navigation, wait for form and calendar before showing the page. */
export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [loaded] = await Promise.all([serverLoader(), loadConsultingRequest()]);
  return loaded;
};

export default function ConsultingPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead namespace="consulting" />
      <ConsultingOffer />
      <div className="wrap mt-4">
        <LazyConsultingRequest loaded={loaderData.open} />
      </div>
    </>
  );
}
