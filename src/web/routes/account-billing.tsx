import type { Profile } from "#contract/account.ts";
import type { BillingBackend } from "#contract/billing.ts";
import { needsGuardian } from "#domain/billing/guardian.ts";
import { valueIn } from "#domain/shared/result.ts";
import { GuardianPart } from "../features/account/own/guardian-part.tsx";
import { PlanPart } from "../features/account/own/plan-part.tsx";
import { useLocale } from "../lib/locale.ts";
import { useBackend, useBackendData } from "../lib/use-backend.ts";
import { useObserved } from "../lib/use-observed.ts";

interface OwnBillingProps {
	readonly billing: BillingBackend;
	readonly profile: Profile;
}

/** The guardian of whoever is under eighteen. */
function OwnGuardian({ billing }: Pick<OwnBillingProps, "billing">) {
	const loaded = useBackendData(async () => valueIn(await billing.guardianship()), [billing]);
	return (
		<GuardianPart
			loaded={loaded}
			onAsk={(guardianEmail) => billing.askGuardian(guardianEmail)}
			onAsked={() => loaded.status === "ready" && loaded.reload()}
		/>
	);
}

/** What an account page says of money: who answers for it, the plan, and what was paid. */
export function OwnBilling({ billing, profile }: OwnBillingProps) {
	const locale = useLocale();
	// What was read first is told anew at every change, in other tabs too.
	const told = useObserved(useBackend()?.subscription);
	const loaded = useBackendData(
		async ({ subscription }) => {
			const [plan, payments] = await Promise.all([subscription.read(), billing.payments()]);
			return { subscription: plan, payments: valueIn(payments) };
		},
		[billing],
	);
	const shown =
		loaded.status === "ready" && told ? { ...loaded, data: { ...loaded.data, subscription: told } } : loaded;
	return (
		<>
			{needsGuardian(profile.role, profile.ageBand) ? <OwnGuardian billing={billing} /> : null}
			<PlanPart
				loaded={shown}
				zone={profile.zone}
				onCancel={() => billing.cancel()}
				onResume={() => billing.resume()}
				onPortal={async () => {
					const opened = await billing.portal(locale);
					if (opened.ok) window.location.assign(opened.value.url);
					return opened;
				}}
			/>
		</>
	);
}
