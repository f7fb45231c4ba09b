import { useQuery } from "@tanstack/react-query";
import type { Profile } from "#contract/account.ts";
import { mayNameGuardian } from "#domain/billing/guardian.ts";
import { apiQuery, call } from "../../api/api.ts";
import { loadedOf } from "../../api/loaded.ts";
import { invalidate } from "../../api/query-client.ts";
import { subscriptionQuery } from "../../api/session.ts";
import { changePlan, openPortal } from "../../billing/plan.ts";
import { useLocale } from "../../shared/locale.ts";
import { GuardianPart } from "./guardian-part.tsx";
import { PlanPart } from "./plan-part.tsx";

const guardianQuery = apiQuery("GET /api/account/guardian", {});
const paymentsQuery = apiQuery("GET /api/payments", {});

/** The guardian of somebody under eighteen. */
function OwnGuardian({ parentEmail }: { readonly parentEmail: string | null }) {
	return (
		<GuardianPart
			loaded={loadedOf(useQuery(guardianQuery))}
			parentEmail={parentEmail}
			onAsk={(guardianEmail) =>
				call("POST /api/account/guardian", { body: { guardianEmail: guardianEmail.trim() } })
			}
			onAsked={() => void invalidate(["GET /api/account/guardian"])}
			onSendLink={() => call("POST /api/account/guardian/send-link", {})}
		/>
	);
}

/** What an account page says of money: who answers for it, the plan, and what was paid. */
export function OwnBilling({ profile }: { readonly profile: Profile }) {
	const locale = useLocale();
	const plan = useQuery(subscriptionQuery);
	const payments = useQuery(paymentsQuery);
	const data =
		plan.data && payments.data ? { subscription: plan.data, payments: payments.data.payments } : undefined;
	return (
		<>
			{mayNameGuardian(profile) ? <OwnGuardian parentEmail={profile.guardianEmail} /> : null}
			<PlanPart
				loaded={loadedOf({
					data,
					isError: plan.isError || payments.isError,
					refetch: () => Promise.all([plan, payments].map((query) => query.isError && query.refetch())),
				})}
				zone={profile.zone}
				onCancel={() => changePlan("POST /api/subscription/cancel")}
				onResume={() => changePlan("POST /api/subscription/resume")}
				onPortal={() => openPortal(locale)}
			/>
		</>
	);
}
