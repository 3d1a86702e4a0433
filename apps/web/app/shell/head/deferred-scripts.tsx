import { isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { Scripts } from 'react-router';
import { NonceContext } from '../../browser/nonce.ts';
import { serverOnlyHtml } from './server-only-html.ts';

interface Tag {
  type?: string;
  href?: string;
  nonce?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
}

/** The tags in a node tree. */
function collectTags(node: ReactNode): ReactElement<Tag>[] {
  if (Array.isArray(node)) return node.flatMap(collectTags);
  if (!isValidElement<Tag>(node)) return [];
  return typeof node.type === 'string' ? [node] : collectTags(node.props.children);
}

/** As markup, because React would preload its own link elements at once. */
function renderMarkup({ type, props }: ReactElement<Tag>): string {
  const nonce = props.nonce ? ` nonce="${props.nonce}"` : '';
  return type === 'link'
    ? `<link rel="modulepreload" href="${props.href}"${nonce}/>`
    : `<script type="module" async${nonce}>${props.dangerouslySetInnerHTML?.__html}</script>`;
}

/** The loader data: an inline script that runs at once. */
const isData = ({ type, props }: ReactElement<Tag>) => type === 'script' && props.type !== 'module';

// Waits for the first paint, at most three seconds. Loads a few at a time, because twenty requests at once would block a
// phone. In a hidden tab, loads all at once immediately.
const LOADER_SCRIPT = `(({previousElementSibling:w})=>{const P=window.PerformanceObserver,begin=()=>{
const late=[...w.content.childNodes].slice(0,document.hidden?undefined:4);
if(late.length)document.head.append(...late),setTimeout(begin)};
if(document.hidden||!P?.supportedEntryTypes?.includes('paint'))return begin();
setTimeout(begin,3000);new P((_,o)=>{o.disconnect();begin()}).observe({type:'paint',buffered:true})})(document.currentScript)`;

interface ScriptParts {
  data: string;
  deferred: string;
  loader: string;
}

/** In the browser the markup is already in the page, and this code is not bundled. */
function splitScripts(scripts: ReactNode): ScriptParts | undefined {
  if (!import.meta.env.SSR) return undefined;
  const tags = collectTags(scripts);
  return {
    data: tags.find(isData)?.props.dangerouslySetInnerHTML?.__html ?? '',
    deferred: tags
      .filter((tag) => !isData(tag))
      .map(renderMarkup)
      .join(''),
    loader: LOADER_SCRIPT,
  };
}

/**
 * React Router's scripts, loaded after the first paint. They wait in a template, whose content is inert until it is moved into the
 * page.
 */
export function DeferredScripts() {
  const nonce = useContext(NonceContext);
  const scripts = Scripts({});
  if (!scripts) return null;
  const parts = splitScripts(scripts);
  return (
    <>
      <script nonce={nonce} {...serverOnlyHtml(parts?.data)} />
      <template {...serverOnlyHtml(parts?.deferred)} />
      <script nonce={nonce} {...serverOnlyHtml(parts?.loader)} />
    </>
  );
}
