import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/account.ts";
import { useApiMutation } from "../../api/api.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";
import { Button } from "../../ui/button.tsx";
import { SpectrumBand } from "../../ui/spectrum-band.tsx";

const onCard = "justify-self-start bg-band! text-on-band! hover:bg-band/88! focus-visible:outline-band";

/** Sends the link that confirms an address once more. */
function ConfirmAddress({ email }: { readonly email: string }) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts();
	const { mutate, isPending } = useApiMutation(
		"POST /api/account/verification",
		withToasts(t("ownAccount.unverified.sent"), t("ownAccount.unverified.sentText", { email })),
	);
	return (
		<Button
			aria-disabled={isPending || undefined}
			className={onCard}
			onClick={() => {
				if (!isPending) mutate({});
			}}
		>
			{t(isPending ? "ownAccount.unverified.busy" : "ownAccount.unverified.resend")}
		</Button>
	);
}

/** Whose account it is, and the one thing to do next: to confirm the address, else the way to the dashboard. */
export function AccountHead({ profile }: { readonly profile: Profile }) {
	const { t } = useTranslation();
	const format = useFormat();
	const { firstName, lastName, email, emailVerified, role, createdAt, zone } = profile;
	return (
		<section
			aria-labelledby="account-owner"
			className="mb-10 grid overflow-hidden rounded-panel bg-band text-on-band"
		>
			<SpectrumBand lines={bandLines(() => 1)} className="h-10 w-full max-w-none md:h-14" />
			<div className="grid gap-x-11 gap-y-5 p-5 md:grid-cols-[minmax(0,1fr)_22rem] md:p-8">
				<div className="grid content-center gap-1">
					<h2 id="account-owner" className="display-3 wrap-anywhere">
						{`${firstName} ${lastName}`}
					</h2>
					<p className="wrap-anywhere">{email}</p>
					<p className="text-sm text-on-band-soft">
						{dotted([
							t(`account.roles.${role}`),
							t("ownAccount.profile.since", { date: format.mediumDate(createdAt, zone) }),
						])}
					</p>
				</div>
				<div className="grid content-start gap-3 rounded-panel bg-on-band p-5 text-band forced-colors:border">
					<div className="grid gap-1">
						<h3 className="text-xl leading-tight">
							{t(emailVerified ? "ownAccount.fine.title" : "ownAccount.unverified.title")}
						</h3>
						<p className="text-[0.9375rem] text-band/80 wrap-anywhere">
							{emailVerified ? t("ownAccount.fine.text") : t("ownAccount.unverified.text", { email })}
						</p>
					</div>
					{emailVerified ? (
						<LocalButtonLink to="/dashboard" className={onCard}>
							{t("ownAccount.fine.action")}
						</LocalButtonLink>
					) : (
						<ConfirmAddress email={email} />
					)}
				</div>
			</div>
		</section>
	);
}
