import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { OpenSession, Profile } from "#contract/account.ts";
import { mayNameGuardian } from "#domain/billing/guardian.ts";
import { call } from "../../api/api.ts";
import { deviceZone } from "../../api/device-zone.ts";
import type { Loaded } from "../../api/loaded.ts";
import { invalidate } from "../../api/query-client.ts";
import { JoinedClasses } from "../../classes/joined-classes.tsx";
import { loadMessages } from "../../shared/i18n.ts";
import { lazyComponent } from "../../shared/lazy-component.tsx";
import { useLocalePath } from "../../shared/locale.ts";
import { useToast } from "../../ui/toast.tsx";
import { leave } from "../use-sign-out.ts";
import { GuardianFrame, PlanFrame } from "./billing-frames.tsx";
import { ConsentPart } from "./consent-part.tsx";
import { DataPart } from "./data-part.tsx";
import { NewEmailForm } from "./email-form.tsx";
import { ErasePart } from "./erase-part.tsx";
import { PasswordForm } from "./password-form.tsx";
import { ProfileForm } from "./profile-form.tsx";
import { SessionList } from "./session-list.tsx";
import { Setting } from "./setting.tsx";
import { UnverifiedNote } from "./unverified-note.tsx";

const FamilyPart = lazyComponent(async () => {
	const [{ FamilyPart: Part }] = await Promise.all([
		import("./family-part.tsx"),
		loadMessages(["families", "problems/families"]),
	]);
	return Part;
});

interface AccountPartsProps {
	readonly profile: Profile;
	readonly sessions: Loaded<OpenSession[]>;
	/** What concerns money comes late, in the place of `placeholder`. */
	readonly Billing: ComponentType<{
		readonly placeholder: ReactNode;
		readonly profile: Profile;
	}>;
	/** Whoever erases the account goes home by themselves. */
	readonly onErasing: (isErasing: boolean) => void;
}

/** The session tells parts of the profile: it is asked again, too. */
const profileChanged = (): void =>
	void invalidate(["GET /api/account/profile", "GET /api/account/session", "GET /api/account/guardian"]);
const sessionsChanged = (): void => void invalidate(["GET /api/account/sessions"]);

/** The parts of the account, for its owner. */
export function AccountParts({ profile, sessions, Billing, onErasing }: AccountPartsProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const toast = useToast();
	const erase = async (password: string) => {
		onErasing(true);
		const erased = await call("POST /api/account/erase", { body: { password } });
		if (erased.ok) await leave();
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
					<UnverifiedNote email={profile.email} onResend={() => call("POST /api/account/verification", {})} />
				</div>
			)}
			<ProfileForm
				profile={profile}
				here={deviceZone()}
				onSave={(change) => call("PATCH /api/account/profile", { body: change })}
				onSaved={profileChanged}
			/>
			<ConsentPart
				profile={profile}
				onAsk={(guardianEmail) =>
					call("POST /api/account/consent", { body: { guardianEmail: guardianEmail.trim() } })
				}
				onAsked={profileChanged}
				onSendLink={() => call("POST /api/account/consent/send-link", {})}
			/>
			<Billing
				placeholder={
					<>
						{mayNameGuardian(profile) ? <GuardianFrame /> : null}
						<PlanFrame />
					</>
				}
				profile={profile}
			/>
			{profile.role === "student" ? (
				<Setting title={t("ownAccount.classes.title")} text={t("ownAccount.classes.text")}>
					<JoinedClasses zone={profile.zone} />
				</Setting>
			) : null}
			{profile.role === "student" || profile.role === "parent" ? (
				<FamilyPart placeholder={null} side={profile.role} zone={profile.zone} />
			) : null}
			<NewEmailForm
				email={profile.email}
				newEmail={profile.newEmail}
				onAsk={(change) => call("POST /api/account/email", { body: change })}
				onAsked={profileChanged}
			/>
			<PasswordForm
				email={profile.email}
				onChange={(change) => call("POST /api/account/password", { body: change })}
				onChanged={sessionsChanged}
			/>
			<SessionList
				loaded={sessions}
				zone={profile.zone}
				onEnd={async (sessionId) => {
					const ended = await call("DELETE /api/account/sessions/:sessionId", { params: { sessionId } });
					sessionsChanged();
					return ended;
				}}
				onEndOthers={async () => {
					const ended = await call("DELETE /api/account/sessions", {});
					sessionsChanged();
					return ended;
				}}
			/>
			<DataPart onExport={() => call("GET /api/account/export", {})} />
			<ErasePart onErase={erase} onErased={() => void onErased()} />
		</div>
	);
}
