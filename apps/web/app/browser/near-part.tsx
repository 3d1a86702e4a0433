import { type ComponentType, memo, Suspense, useEffect } from 'react';
import { lazyPart } from './lazy-part.tsx';

/** Before the element comes into the window, by this part of the window's height. */
const NEAR = '25%';

function whenNear(id: string): Promise<void> {
  const place = document.getElementById(id);
  return new Promise((resolve) => {
    if (!place) return resolve();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(place);
    // Who moves by keys or has the page read aloud may never scroll.
    document.addEventListener('keydown', () => resolve(), { once: true, passive: true });
  });
}

function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

/**
 * As `serverRenderedPart`, but hydrated only when it comes near the window: until then the server's HTML is enough, and its code is not
 * fetched. Where no HTML of the server stands, it is fetched at once. `id` is that of the element around it.
 */
export function nearPart<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | false,
) {
  let hurry = () => {};
  const isMissed = new Promise<void>((resolve) => {
    hurry = resolve;
  });
  const Part: ComponentType<Props> =
    onServer || lazyPart(() => Promise.race([whenNear(id), isMissed]).then(load));
  return memo((props: Props) => (
    <div id={id} className="min-w-0">
      <Suspense fallback={<Shown onShown={hurry} />}>
        <Part {...props} />
      </Suspense>
    </div>
  ));
}
