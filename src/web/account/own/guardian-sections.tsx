import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/account.ts";
import type { RouteKey } from "#contract/route-key.ts";
import type { Agreement } from "#domain/account/two-adults.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { loadedOf } from "../../api/loaded.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useToast } from "../../ui/toast.tsx";
import { AdultForm } from "../adult-form.tsx";
import { UnreachableNote } from "../fields.tsx";
import { AccountSection, routesWithProfile } from "./account-section.tsx";

interface AskGuardianFormProps {
	readonly route: "POST /api/account/consent" | "POST /api/account/guardian";
	/** The routes whose answers change when a guardian is asked. */
	readonly invalidates: readonly RouteKey[];
	/** The address that was asked earlier. */
	readonly email: string | null;
	readonly submit: string;
	/** The text of the toast, for the address that was mailed. */
	readonly sentText: (guardianEmail: string) => string;
}

/** Asks a parent or guardian by e-mail, at the same address as before or another. */
function AskGuardianForm({ route, invalidates, email, submit, sentText }: AskGuardianFormProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useApiMutation(route, { invalidates }),
		toRequest: ({ guardianEmail = "" }) => ({ body: { guardianEmail: guardianEmail.trim() } }),
		onDone: (_, { guardianEmail = "" }) =>
			toast({
				tone: "success",
				title: t("ownAccount.guardian.asked"),
				description: sentText(guardianEmail.trim()),
				isShownAlready: true,
			}),
		fieldOf: {
			"account.guardian_email_required": "guardianEmail",
			"account.guardian_email_own": "guardianEmail",
			"forms.email_invalid": "guardianEmail",
		},
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
			<TextField
				label={t("ownAccount.guardian.address")}
				name="guardianEmail"
				type="email"
				autoComplete="off"
				required
				defaultValue={email ?? ""}
				error={errorOf("guardianEmail")}
			/>
			<UnreachableNote status={status} />
			<SubmitButton
				look="secondary"
				isBusy={isBusy}
				busyLabel={t("ownAccount.guardian.busy")}
				className="justify-self-start max-sm:w-full"
			>
				{submit}
			</SubmitButton>
		</form>
	);
}

interface SendLinkProps {
	readonly email: string;
	readonly route: "POST /api/account/consent/send-link" | "POST /api/account/guardian/send-link";
}

/** Mails a parent or guardian the link to withdraw again. */
function SendLink({ email, route }: SendLinkProps) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts();
	const { mutate, isPending } = useApiMutation(
		route,
		withToasts(t("ownAccount.guardian.asked"), t("ownAccount.unverified.sentText", { email })),
	);
	return (
		<Button
			look="secondary"
			className="justify-self-start"
			aria-disabled={isPending || undefined}
			onClick={() => {
				if (!isPending) mutate({});
			}}
		>
			{t("ownAccount.guardian.sendLink")}
		</Button>
	);
}

interface OtherAdultProps {
	readonly about: Agreement;
	/** Another adult, or another address of the one who has agreed. */
	readonly what: "second" | "moved";
}

/** Asks another adult by e-mail, or another address of one who has agreed. */
function OtherAdult({ about, what }: OtherAdultProps) {
	const { t } = useTranslation();
	const mutation = useApiMutation(
		what === "second" ? "POST /api/account/second-adult" : "POST /api/account/adult-address",
	);
	return (
		<AdultForm
			mutation={mutation}
			requestFor={(email) => ({ body: { about, email } })}
			title={t(`ownAccount.guardian.${what}.title`)}
			text={t(`ownAccount.guardian.${what}.text`)}
			label={t(`ownAccount.guardian.${what}.label`)}
			submit={t(`ownAccount.guardian.${what}.submit`)}
			busy={t("ownAccount.guardian.busy")}
			sent={t("ownAccount.guardian.asked")}
			sentText={(email) => t(`ownAccount.guardian.${what}.sentText`, { email })}
		/>
	);
}

/** The state of a parent's consent. Renders nothing if none is needed. */
export function ConsentSection({ profile }: { readonly profile: Profile }) {
	const { t } = useTranslation();
	const { consent, guardianEmail } = profile;
	if (consent === "not_needed") return null;
	return (
		<AccountSection title={t("ownAccount.consent.title")}>
			{consent === "given" ? (
				<>
					<p>{t("ownAccount.consent.given")}</p>
					{guardianEmail === null ? null : (
						<SendLink email={guardianEmail} route="POST /api/account/consent/send-link" />
					)}
					<OtherAdult about="consent" what="moved" />
				</>
			) : (
				<>
					<Alert
						title={
							guardianEmail
								? t("ownAccount.consent.pending", { email: guardianEmail })
								: t("ownAccount.consent.pendingPlain")
						}
					>
						<p>{t("ownAccount.consent.meanwhile")}</p>
					</Alert>
					<AskGuardianForm
						email={guardianEmail}
						submit={t("ownAccount.consent.ask")}
						sentText={() => t("ownAccount.consent.askedText")}
						route="POST /api/account/consent"
						invalidates={routesWithProfile}
					/>
					{guardianEmail === null ? null : <OtherAdult about="consent" what="second" />}
				</>
			)}
		</AccountSection>
	);
}

function GuardianFrame({ children }: { readonly children?: ReactNode }) {
	const { t } = useTranslation();
	return (
		<AccountSection
			anchor="guardian"
			title={t("ownAccount.guardian.title")}
			text={t("ownAccount.guardian.text")}
		>
			{children ?? (
				<div aria-busy="true" className="grid gap-5">
					<Skeleton className="h-20 w-full" />
					<Skeleton className="h-12 w-52" />
				</div>
			)}
		</AccountSection>
	);
}

const guardianQuery = apiQuery("GET /api/account/guardian", {});

interface GuardianSectionProps {
	/** The address of the parent who has consented, if any: most often the same person. */
	readonly parentEmail: string | null;
}

/** The adult who answers for the payments and appointments of a student under eighteen. */
export function GuardianSection({ parentEmail }: GuardianSectionProps) {
	const { t } = useTranslation();
	const loaded = loadedOf(useQuery(guardianQuery));
	if (loaded.status === "loading") return <GuardianFrame />;
	const content = () => {
		if (loaded.status === "error")
			return (
				<RetryAlert
					title={t("ownAccount.guardian.unread")}
					description={t("ownAccount.guardian.unreadText")}
					retryLabel={t("ownAccount.guardian.retry")}
					onRetry={loaded.retry}
				/>
			);
		const { state, email } = loaded.data;
		if (state === "not_needed") return <p>{t("ownAccount.guardian.notNeeded")}</p>;
		if (state === "confirmed")
			return (
				<>
					<p className="wrap-anywhere">{t("ownAccount.guardian.confirmed", { email: email ?? "" })}</p>
					<SendLink email={email ?? ""} route="POST /api/account/guardian/send-link" />
					<OtherAdult about="guardian" what="moved" />
				</>
			);
		return (
			<>
				{state === "pending" ? (
					<Alert title={t("ownAccount.guardian.pending")}>
						<p className="wrap-anywhere">{t("ownAccount.guardian.pendingText", { email: email ?? "" })}</p>
					</Alert>
				) : null}
				<AskGuardianForm
					email={email ?? parentEmail}
					submit={t(state === "pending" ? "ownAccount.guardian.again" : "ownAccount.guardian.ask")}
					sentText={(sentTo) => t("ownAccount.guardian.askedText", { email: sentTo })}
					route="POST /api/account/guardian"
					invalidates={["GET /api/account/guardian"]}
				/>
				{state === "pending" ? <OtherAdult about="guardian" what="second" /> : null}
			</>
		);
	};
	return <GuardianFrame>{content()}</GuardianFrame>;
}
