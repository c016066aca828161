import { useCallback, useEffect, useState } from 'react';
import { callAsVisitor } from 'shared-auth/submit-form';
import { certificateCode } from 'shared-contract/certificate-code';
import { useHydrated } from 'shared-ui/hooks';
import type { Status } from '../../content/verify.ts';

/** What the register tells of a code. */
export interface Certificate {
  readonly code: string;
  readonly name: string;
  readonly cohort: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly status: 'valid' | 'expired' | 'revoked';
  readonly revokedOn: string | null;
}

interface Answer {
  readonly code: string;
  readonly certificate?: Certificate | null;
  readonly failure?: string;
}

const ask = async (code: string): Promise<Answer> => {
  // What is no code is nobody's: the register need not be asked, and would refuse a long one.
  if (certificateCode(code) === undefined) return { code, certificate: null };
  try {
    const { certificate } = await callAsVisitor<{ certificate: Certificate | null }>('registry', {
      action: 'verify',
      code,
    });
    return { code, certificate };
  } catch (error) {
    return { code, failure: error instanceof Error ? error.message : 'Please try again.' };
  }
};

const statusOf = ({ certificate, failure }: Answer): Status =>
  failure !== undefined ? 'failed' : (certificate?.status ?? 'unknown');

/** The certificate of a code, asked for once the page is alive: the served page is the same for every code. */
export function useCertificate(code: string) {
  const isHydrated = useHydrated();
  const [answer, setAnswer] = useState<Answer>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void ask(code).then((told) => {
      if (isCurrent) setAnswer(told);
    });
    return () => {
      isCurrent = false;
    };
  }, [code, turn]);
  const retry = useCallback(() => {
    setAnswer(undefined);
    setTurn((before) => before + 1);
  }, []);
  const known = answer?.code === code ? answer : undefined;
  return {
    typed: isHydrated ? code : undefined,
    status: known === undefined ? ('asked' as const) : statusOf(known),
    certificate: known?.certificate ?? undefined,
    failure: known?.failure,
    retry,
  };
}
