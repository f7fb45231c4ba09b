import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { DamagedLinkPage, LinkChecking, LinkPage } from "../account/links/link-page.tsx";
import { useFollowedLink } from "../account/links/use-followed-link.ts";
import { useEdition } from "../api/edition.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { AbsentPage } from "../shared/absent-page.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { GuardianRoom } from "./guardian-room.tsx";
import { StudentRoom } from "./student-room.tsx";

const DeskRoom = lazyPart(async () => {
	const [{ DeskRoom: Part }] = await Promise.all([import("./desk-room.tsx"), loadMessages(["desk"])]);
	return Part;
});

/** The room in the live edition: by a guardian's link, or by the account or the desk that the address names. */
function LiveRoom() {
	const { t } = useTranslation();
	const link = useFollowedLink();
	const parameters = new URLSearchParams(useLocation().search);
	if (link === undefined) return <LinkChecking />;
	if (link?.token === null) return <DamagedLinkPage />;
	if (link !== null) return <GuardianRoom key={link.times} token={link.token} />;
	const desk = parameters.get("desk");
	if (desk !== null) return <DeskRoom placeholder={<LinkChecking />} appointmentId={desk} />;
	const appointment = parameters.get("appointment");
	if (appointment !== null) return <StudentRoom appointmentId={appointment} />;
	return <AbsentPage gate="room" title={t("room.missing.title")} text={t("room.missing.text")} />;
}

/** The only page that gives out the address of a consultation, around its time. */
export default function RoomScreen() {
	const { t } = useTranslation();
	const edition = useEdition();
	return (
		<>
			<PageHead title={t("room.pageTitle")} isIndexed={false} />
			{edition === "live" ? <LiveRoom /> : null}
			{edition === "demo" ? (
				<LinkPage title={t("room.missing.title")}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			) : null}
			{edition === null ? <LinkChecking /> : null}
		</>
	);
}
