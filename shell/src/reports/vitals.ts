import type { Vital } from 'shared-contract/page-reports';
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';

/** Nothing of a page takes longer: a clock that jumped does. */
const MOST = 600_000;

/** Tells each measure of this page view, again where it grows; the last values come when the page is left. */
export function measure(tell: (metric: Vital, value: number) => void): void {
  const take = ({ name, value }: Metric) => {
    if (name === 'FCP' || !Number.isFinite(value)) return;
    tell(name, Math.min(MOST, Math.max(0, Math.round(name === 'CLS' ? value * 1_000 : value))));
  };
  onLCP(take);
  onINP(take);
  onCLS(take);
  onTTFB(take);
}
