import { type ComponentProps, lazy, Suspense } from 'react';

/** Charts weigh more than the rest of the desk: they are loaded when they are asked for. */
const ChartsPage = lazy(() => import('./ChartsPage'));

export function Charts(props: ComponentProps<typeof ChartsPage>) {
  return (
    <Suspense fallback={null}>
      <ChartsPage {...props} />
    </Suspense>
  );
}
