import { type ReactNode, useState } from 'react';

/** The club's logo; `instead` stands there where it has none, or where it cannot be shown. */
export function Logo(props: { logo: string | null; className?: string; instead?: ReactNode }) {
  const { logo, className, instead = null } = props;
  const [failed, setFailed] = useState<string | null>(null);
  if (logo === null || failed === logo) return instead;
  return <img src={logo} alt="" className={className} onError={() => setFailed(logo)} />;
}
