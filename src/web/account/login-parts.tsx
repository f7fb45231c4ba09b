import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Session } from "#domain/account/session.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

/** The heights of the decorative lines. */
const counts = [3, 5, 3, 8, 4, 2, 4, 9, 3, 4, 7, 5, 6, 3];

/** The product's name and a reason to log in: the light of this device, where it has any. */
export function WelcomePanel() {
	const { t } = useTranslation();
	const own = useInterestProfile();
	return (
		<div className="relative flex flex-col justify-end overflow-hidden rounded-panel bg-band p-4 pt-16 text-on-band sm:p-8 sm:pt-36 lg:min-h-[34rem] lg:p-10">
			<SpectrumBand
				lines={bandLines((_, index) => (own?.counts ?? counts)[index] ?? 1)}
				className="absolute inset-0 size-full mask-linear-180 mask-linear-from-10% mask-linear-to-45% lg:mask-linear-from-20% lg:mask-linear-to-60%"
			/>
			<div className="relative grid sm:gap-4">
				<p className="font-display font-bold max-sm:sr-only sm:text-xl">{t("common.productName")}</p>
				<h1 className="display-2 max-sm:sr-only">{t("account.title")}</h1>
				{/* Both keep their place, so that nothing moves once the light is known. */}
				<div className="grid max-w-[34ch] text-on-band-soft *:col-start-1 *:row-start-1 max-sm:items-end max-sm:font-display max-sm:text-lg max-sm:leading-snug max-sm:font-semibold max-sm:text-on-band">
					<p className={own ? "invisible" : ""}>{t("account.lead")}</p>
					<p className={own ? "" : "invisible"}>{t("account.own")}</p>
				</div>
			</div>
		</div>
	);
}

interface OpenSessionProps {
	readonly session: Session;
	/** Whether an account page exists. */
	readonly hasAccountPage: boolean;
	readonly onSignOut: () => void;
}

/** For a person who is logged in already: their role, the next pages and logging out. */
export function OpenSessionNote({ session, hasAccountPage, onSignOut }: OpenSessionProps) {
	const { t } = useTranslation();
	return (
		<Alert title={t("account.session.title", { role: t(`account.roles.${session.role}`) })}>
			<div className="flex flex-wrap gap-2 pt-2">
				<LocalButtonLink to="/dashboard" look="secondary">
					{t("account.session.dashboard")}
				</LocalButtonLink>
				{hasAccountPage ? (
					<LocalButtonLink to="/account" look="secondary">
						{t("account.session.account")}
					</LocalButtonLink>
				) : null}
				<Button look="quiet" onClick={onSignOut}>
					{t("account.session.logOut")}
				</Button>
			</div>
		</Alert>
	);
}

interface MailSentProps {
	readonly email: string;
	readonly onBack: () => void;
}

/** Replaces the forms after a sign-up whose address must be confirmed first: what to do next. */
export function MailSent({ email, onBack }: MailSentProps) {
	const { t } = useTranslation();
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div className="grid justify-items-start gap-4">
			<h2 ref={heading} tabIndex={-1} className="display-3 outline-none">
				{t("account.mailSent.title")}
			</h2>
			<p className="lead">{t("account.mailSent.text", { email })}</p>
			<p className="text-soft">{t("account.mailSent.help")}</p>
			<Button look="secondary" onClick={onBack}>
				{t("account.mailSent.again")}
			</Button>
		</div>
	);
}
