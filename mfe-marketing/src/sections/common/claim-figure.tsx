import { Claim } from 'shared-ui/claim';
import { classes } from '../../classes.ts';
import { disclosureOf, type FirmClaim } from '../../content/claims.ts';

/** One figure of a list, over what was counted and what it does not promise. */
export function ClaimFigure({ claim, className }: { claim: FirmClaim; className?: string }) {
  return (
    <li className={classes('border-t border-edge pt-6', className)}>
      <Claim disclosure={disclosureOf(claim)} className="gap-4">
        <p className="grid gap-1">
          <span className="font-heading text-3xl leading-none tabular-nums">{claim.value}</span>{' '}
          <span className="font-semibold">{claim.label}</span>
        </p>
      </Claim>
    </li>
  );
}
