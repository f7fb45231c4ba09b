import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { QrCode } from "../../ui/qr-code.tsx";
import { ArrivedLines } from "./arrived-lines.tsx";
import type { WallPage } from "./wall-page.ts";

interface WallCodeProps {
	readonly page: WallPage;
	/** The sentence about results that wait. */
	readonly until: ReactNode;
}

const addressOf = ({ locale, code }: WallPage) => {
	const path = localizedPath(locale, "/join");
	if (typeof window === "undefined") return { path, host: "", link: "" };
	return { path, host: window.location.host, link: `${window.location.origin}${path}#${code}` };
};

/** The join code over the whole wall: a QR code, the address and the six characters. */
export function WallCode({ page, until }: WallCodeProps) {
	const { t } = useTranslation();
	const { path, host, link } = addressOf(page);
	return (
		<div className="grid items-center gap-[4vw] md:grid-cols-[auto_minmax(0,1fr)]">
			<QrCode
				text={link}
				label={t("classes.light.qr")}
				className="w-full max-w-[78dvh] rounded-panel md:h-[78dvh] md:w-auto md:max-w-[44vw]"
			/>
			<div className="grid gap-[2vw]">
				<p className="font-display text-[max(3.2vw,1.6rem)] font-semibold">{page.name}</p>
				<p translate="no" className="text-[max(2.3vw,1.25rem)]">{`${host}${path}`}</p>
				<p translate="no" className="font-display text-[max(8vw,3rem)] font-bold leading-none">
					{spacedJoinCode(page.code)}
				</p>
				<ArrivedLines page={page} />
				{until}
				<p className="text-[max(2.3vw,1.25rem)]" role="status">
					{page.isOpen ? t("classes.light.joined", { count: page.pupils }) : t("classes.light.closed")}
				</p>
				<p className="text-[max(2.2vw,1rem)] text-on-band-soft">
					{t(page.guess.isOpen ? "classes.light.guessNow" : "classes.light.noAccount", {
						count: page.guess.count,
					})}
				</p>
			</div>
		</div>
	);
}

interface WallSideCodeProps extends Pick<WallCodeProps, "page"> {
	/** Whether results are in the picture: before that each pupil still decides. */
	readonly hasColour: boolean;
}

/** The join code beside the picture. */
export function WallSideCode({ page, hasColour }: WallSideCodeProps) {
	const { t } = useTranslation();
	const { path, host, link } = addressOf(page);
	return (
		<>
			<p className="font-display text-[max(2.4vw,1.2rem)] font-semibold leading-tight">{page.name}</p>
			<QrCode
				text={link}
				label={t("classes.light.qr")}
				className="w-full max-w-44 rounded-panel md:h-[16vw] md:max-w-[16vw]"
			/>
			<p translate="no" className="break-words text-[max(2.2vw,1rem)] leading-tight">
				{host}
				<wbr />
				{path}
			</p>
			<p
				translate="no"
				className="font-display whitespace-nowrap text-[max(3.6vw,2rem)] font-bold leading-none"
			>
				{spacedJoinCode(page.code)}
			</p>
			{hasColour ? null : (
				<p className="text-[max(2.2vw,1rem)] leading-tight text-on-band-soft">{t("classes.light.decide")}</p>
			)}
		</>
	);
}
