import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { OpenSession, Profile } from "#contract/account.ts";
import type { BillingBackend } from "#contract/billing.ts";
import type { OwnAccountBackend } from "#contract/own-account.ts";
import { needsGuardian } from "#domain/billing/guardian.ts";
import { useLocalePath } from "../../../lib/locale.ts";
import type { Loaded } from "../../../lib/use-backend.ts";
import { useToast } from "../../../ui/toast.tsx";
import { GuardianFrame, PlanFrame } from "./billing-frames.tsx";
import { ConsentPart } from "./consent-part.tsx";
import { DataPart } from "./data-part.tsx";
import { ErasePart } from "./erase-part.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./session-list.tsx";
import { UnverifiedNote } from "./unverified-note.tsx";

interface AccountPartsProps {
	readonly own: OwnAccountBackend;
	readonly profile: Profile;
	readonly sessions: Loaded<OpenSession[]>;
	readonly billing: BillingBackend | null;
	/** What concerns money comes late, in the place of `placeholder`. */
	readonly Billing: ComponentType<{
		readonly placeholder: ReactNode;
		readonly billing: BillingBackend;
		readonly profile: Profile;
	}>;
	/** The profile changed. */
	readonly onChanged: () => void;
	/** Whoever erases the account goes home by themselves. */
	readonly onErasing: (isErasing: boolean) => void;
}

/** The parts of the account, for its owner. */
export function AccountParts({
	own,
	profile,
	sessions,
	billing,
	Billing,
	onChanged,
	onErasing,
}: AccountPartsProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const toast = useToast();
	const erase = async (password: string) => {
		onErasing(true);
		const erased = await own.erase(password);
		onErasing(erased.ok);
		return erased;
	};
	const onErased = async (): Promise<void> => {
		await navigate(toLocalPath("/"), { replace: true });
		toast({
			tone: "success",
			title: t("ownAccount.erase.done"),
			description: t("ownAccount.erase.doneText"),
		});
	};
	return (
		<div>
			{profile.emailVerified ? null : (
				<div className="pb-10">
					<UnverifiedNote email={profile.email} onResend={() => own.resendVerification()} />
				</div>
			)}
			<ProfileForm
				profile={profile}
				here={Intl.DateTimeFormat().resolvedOptions().timeZone}
				onSave={(change) => own.updateProfile(change)}
				onSaved={onChanged}
			/>
			<ConsentPart
				profile={profile}
				onAsk={(guardianEmail) => own.askConsent(guardianEmail)}
				onAsked={onChanged}
			/>
			{billing ? (
				<Billing
					placeholder={
						<>
							{needsGuardian(profile.role, profile.ageBand) ? <GuardianFrame /> : null}
							<PlanFrame />
						</>
					}
					billing={billing}
					profile={profile}
				/>
			) : null}
			<PasswordForm
				email={profile.email}
				onChange={(change) => own.changePassword(change)}
				onChanged={() => sessions.status === "ready" && sessions.reload()}
			/>
			<SessionList
				loaded={sessions}
				zone={profile.zone}
				onEnd={(id) => own.endSession(id)}
				onEndOthers={() => own.endOtherSessions()}
			/>
			<DataPart onExport={() => own.exportData()} />
			<ErasePart onErase={erase} onErased={() => void onErased()} />
		</div>
	);
}
