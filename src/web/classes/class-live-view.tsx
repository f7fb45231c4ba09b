import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import { spacedJoinCode } from "#domain/classes/join-code.ts";
import { extremesOf } from "#domain/classes/picture.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { QrCode } from "../ui/qr-code.tsx";
import { ArrivedLines } from "./arrived-lines.tsx";
import { ClassPrompts } from "./class-prompts.tsx";
import { ClassSpectrum } from "./class-spectrum.tsx";
import { ClassTable } from "./class-table.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { waitingText } from "./waiting-text.ts";

interface ClassLiveViewProps {
	readonly page: ClassPage;
	readonly titles: Readonly<Record<string, string>>;
	readonly isOpen: boolean;
	/** Whether the server is unreachable now. */
	readonly isAway: boolean;
	readonly onClose: () => void;
}

const quiet =
	"rounded-control border border-on-band/30 px-[1vw] py-[.4vw] text-[max(1.3vw,.95rem)] min-h-11 text-on-band-soft hover:text-on-band";

/** The views of the wall: the code full-screen, the picture with the code beside it, the picture alone. */
type View = "code" | "light" | "alone";

/**
 * The projector's page: the join code, every received line and the class's picture. It must be readable from six
 * metres.
 */
export function ClassLiveView({ page, titles, isOpen, isAway, onClose }: ClassLiveViewProps) {
	const { t } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const [view, setView] = useState<View>(page.picture.pupils === 0 ? "code" : "light");
	const [isTable, setTable] = useState(false);
	const [prompt, setPrompt] = useState(0);
	const fullScreen = useFullScreen<HTMLDivElement>();
	useEffect(() => {
		if (isOpen && !dialog.current?.open) dialog.current?.showModal();
		if (!isOpen && dialog.current?.open) dialog.current.close();
	}, [isOpen]);
	const isCodeFull = view === "code";
	/** Opens a view, or returns from it to the picture. */
	const toggle = (other: View) => setView((before) => (before === other ? "light" : other));
	const path = localizedPath(page.locale, "/join");
	const place = typeof window === "undefined" ? "" : window.location.host;
	const origin = typeof window === "undefined" ? "" : window.location.origin;
	const code = (
		<QrCode
			text={`${origin}${path}#${page.code}`}
			label={t("classes.light.qr")}
			className={`rounded-panel ${isCodeFull ? "w-full max-w-[78dvh] md:h-[78dvh] md:w-auto md:max-w-[44vw]" : "w-full max-w-44 md:max-w-[16vw]"}`}
		/>
	);
	const until = page.waiting > 0 ? <p className="text-[max(2.2vw,1rem)]">{waitingText(page, t)}</p> : null;
	return (
		<dialog
			ref={dialog}
			aria-label={t("classes.light.label")}
			onClose={() => {
				fullScreen.leave();
				onClose();
			}}
			onKeyDown={({ key, target }) => {
				if (key.toLowerCase() === "c") toggle("code");
				if (key.toLowerCase() === "f") toggle("alone");
				if (key === " " && !(target instanceof HTMLButtonElement)) setPrompt((before) => before + 1);
			}}
			className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-band p-0 text-on-band"
		>
			{isOpen ? (
				<div
					ref={fullScreen.stage}
					className="grid min-h-full gap-[1.5vw] overflow-auto bg-band p-[2.5vw] md:h-full md:grid-rows-[minmax(0,1fr)_auto]"
				>
					{isCodeFull ? (
						<div className="grid items-center gap-[4vw] md:grid-cols-[auto_minmax(0,1fr)]">
							{code}
							<div className="grid gap-[2vw]">
								<p className="font-display text-[max(3.2vw,1.6rem)] font-semibold">{page.name}</p>
								<p translate="no" className="text-[max(2.3vw,1.25rem)]">{`${place}${path}`}</p>
								<p translate="no" className="font-display text-[max(8vw,3rem)] font-bold leading-none">
									{spacedJoinCode(page.code)}
								</p>
								<ArrivedLines page={page} />
								{until}
								<p className="text-[max(2.3vw,1.25rem)]" role="status">
									{page.isOpen
										? t("classes.light.joined", { count: page.pupils })
										: t("classes.light.closed")}
								</p>
								<p className="text-[max(2.2vw,1rem)] text-on-band-soft">{t("classes.light.noAccount")}</p>
							</div>
						</div>
					) : (
						<div
							className={`grid min-h-0 gap-[3vw] ${view === "alone" ? "" : "md:grid-cols-[21vw_minmax(0,1fr)]"}`}
						>
							<div
								hidden={view === "alone"}
								className="grid content-start gap-[1vw] border-on-band/20 md:border-r md:pr-[2vw]"
							>
								<p className="font-display text-[max(2.4vw,1.2rem)] font-semibold leading-tight">
									{page.name}
								</p>
								{code}
								<p translate="no" className="break-words text-[max(2.2vw,1rem)] leading-tight">
									{place}
									<wbr />
									{path}
								</p>
								<p
									translate="no"
									className="font-display whitespace-nowrap text-[max(3.6vw,2rem)] font-bold leading-none"
								>
									{spacedJoinCode(page.code)}
								</p>
								<p className="text-[max(2.2vw,1rem)] leading-tight text-on-band-soft">
									{t("classes.light.decide")}
								</p>
							</div>
							<div className="grid min-h-0 grid-rows-[auto_auto_minmax(12rem,1fr)_auto] gap-[1vw]">
								<div className="flex flex-wrap items-baseline justify-between gap-x-[2vw]">
									<p className="font-display text-[max(2.3vw,1.25rem)] font-semibold" role="status">
										{isAway
											? t("classes.light.away")
											: t("classes.light.arrived", {
													sent: page.sent,
													joined: page.pupils,
												})}
									</p>
									{until}
								</div>
								<ArrivedLines page={page} hasPrism={extremesOf(page.picture) !== null && !isTable} />
								{isTable && page.picture.pupils > 0 ? (
									<ClassTable picture={page.picture} />
								) : (
									<ClassSpectrum page={page} />
								)}
								<ClassPrompts picture={page.picture} titles={titles} place={prompt} />
							</div>
						</div>
					)}
					<div className="flex flex-wrap justify-end gap-3">
						<button
							type="button"
							aria-keyshortcuts="C"
							className={quiet}
							onClick={() => setView(isCodeFull ? "light" : "code")}
						>
							{t(isCodeFull ? "classes.light.showLight" : "classes.light.showCode")}
						</button>
						{isCodeFull ? null : (
							<>
								<button type="button" aria-keyshortcuts="F" className={quiet} onClick={() => toggle("alone")}>
									{t(view === "alone" ? "classes.light.notAlone" : "classes.light.alone")}
								</button>
								{page.picture.pupils > 0 ? (
									<button type="button" className={quiet} onClick={() => setTable(!isTable)}>
										{t(isTable ? "classes.light.picture" : "classes.light.table")}
									</button>
								) : null}
								<button
									type="button"
									aria-keyshortcuts="Space"
									className={quiet}
									onClick={() => setPrompt(prompt + 1)}
								>
									{t("classes.light.next")}
								</button>
							</>
						)}
						{fullScreen.isOffered ? (
							<button type="button" className={quiet} onClick={fullScreen.toggle}>
								{t(fullScreen.isFull ? "classes.light.smaller" : "classes.light.fullScreen")}
							</button>
						) : null}
						<button type="button" className={quiet} onClick={onClose}>
							{t("classes.light.close")}
						</button>
					</div>
				</div>
			) : null}
		</dialog>
	);
}
