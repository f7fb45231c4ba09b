import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { readJoinCode } from "#domain/classes/join-code.ts";
import { useEdition } from "../../api/edition.ts";
import { useScannedCode } from "../../shared/links/scanned-code.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { RehearsalPicture } from "../wall/rehearsal-picture.tsx";
import { JoinForm } from "./join-form.tsx";
import { Membership } from "./membership.tsx";
import {
	forgetMembershipToken,
	isMembershipForgotten,
	readMembershipToken,
	storeMembershipToken,
} from "./own-membership.ts";

/** A pupil's membership of a class: join by a code, send a result, leave. */
export default function Join() {
	const { t } = useTranslation();
	const edition = useEdition();
	/** Undefined until the device's storage was read. */
	const [token, setToken] = useState<string | null>();
	useEffect(() => setToken(readMembershipToken()), []);
	const scanned = readJoinCode(useScannedCode());
	// The prerendered page has no code: the sentence changes with the form that appears.
	const isScanned = token !== undefined && scanned !== undefined;
	const isMember = edition === "live" && Boolean(token);
	return (
		<div
			className={`page grid min-h-dvh content-start ${isMember ? "gap-2 pt-6 md:pt-12" : "gap-6 pt-6 md:gap-8 md:pt-12"}`}
		>
			<PageHead title={t("join.pageTitle")} description={t("join.pageDescription")} />
			{isMember ? null : (
				// The wall of a class: the lines there are the results of its pupils.
				<div className="relative h-28 overflow-hidden rounded-panel bg-band md:h-52 md:max-w-2xl">
					<RehearsalPicture />
				</div>
			)}
			<div className="grid gap-4">
				<h1 className={isMember ? "font-semibold text-soft" : "display-2"}>
					{t(isMember ? "join.own" : "join.title")}
				</h1>
				{isMember ? null : <p className="lead measure">{t(isScanned ? "join.leadScanned" : "join.lead")}</p>}
			</div>
			{edition === "demo" ? <NoRealAccounts placeholder={null} text={t("join.demo")} /> : null}
			{edition === "live" && token === null ? (
				<JoinForm
					scanned={scanned}
					onJoined={(given) => {
						storeMembershipToken(given);
						setToken(given);
					}}
				/>
			) : null}
			{edition === "live" && token ? (
				<Membership
					token={token}
					isForgotten={isMembershipForgotten()}
					onEnded={() => {
						forgetMembershipToken();
						setToken(null);
					}}
				/>
			) : null}
		</div>
	);
}
