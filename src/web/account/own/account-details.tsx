import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/account.ts";
import { mayHavePasskeys } from "#domain/account/passkey.ts";
import { mayNameGuardian } from "#domain/billing/guardian.ts";
import { JoinedClasses } from "../../classes/pupil/joined-classes.tsx";
import { FamilyLinks } from "../../families/family-links.tsx";
import { AccountHead } from "./account-head.tsx";
import { AccountSection } from "./account-section.tsx";
import { DeleteAccountSection, ExportSection } from "./data-sections.tsx";
import { ConsentSection, GuardianSection } from "./guardian-sections.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PlanSection } from "./plan-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { ProviderSection } from "./provider-section.tsx";
import { EmailSection, PasswordSection } from "./security-sections.tsx";
import { SessionsSection } from "./sessions-section.tsx";

interface AccountDetailsProps {
	readonly profile: Profile;
	/** Called with true before the account is deleted, with false if that failed. */
	readonly onDeleting: (isDeleting: boolean) => void;
}

/** The sections of the account page, for its owner. */
export function AccountDetails({ profile, onDeleting }: AccountDetailsProps) {
	const { t } = useTranslation();
	const { role, zone, email } = profile;
	return (
		<div>
			<AccountHead profile={profile} />
			<ConsentSection profile={profile} />
			{mayNameGuardian(profile) ? <GuardianSection parentEmail={profile.guardianEmail} /> : null}
			<PlanSection zone={zone} />
			{role === "student" ? (
				<AccountSection title={t("ownAccount.classes.title")} text={t("ownAccount.classes.text")}>
					<JoinedClasses zone={zone} />
				</AccountSection>
			) : null}
			{role === "student" || role === "parent" ? (
				<AccountSection title={t(`families.links.${role}.title`)} text={t(`families.links.${role}.text`)}>
					<FamilyLinks side={role} zone={zone} />
				</AccountSection>
			) : null}
			<section aria-labelledby="settings" className="border-t border-hairline pt-10">
				<h2 id="settings" className="pb-4 text-xl">
					{t("ownAccount.settings")}
				</h2>
				<div className="border-b border-hairline">
					<ProfileSection profile={profile} />
					<EmailSection email={email} newEmail={profile.newEmail} />
					<PasswordSection email={email} />
					{mayHavePasskeys(role) ? <PasskeysSection zone={zone} email={email} /> : null}
					<ProviderSection />
					<SessionsSection zone={zone} />
					<ExportSection />
					<DeleteAccountSection onDeleting={onDeleting} />
				</div>
			</section>
		</div>
	);
}
