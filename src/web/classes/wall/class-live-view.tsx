import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { extremesOf } from "#domain/classes/picture.ts";
import { ArrivedLines } from "./arrived-lines.tsx";
import { ClassSpectrum } from "./class-spectrum.tsx";
import { ClassTable } from "./class-table.tsx";
import { YearLanes } from "./our-year.tsx";
import { RehearsalNote } from "./rehearsal-note.tsx";
import { useFullScreen } from "./use-full-screen.ts";
import { useMovement } from "./use-movement.ts";
import type { RehearsalPlayer } from "./use-rehearsal.ts";
import { waitingText } from "./waiting-text.ts";
import { WallButtons, type WallPicture, type WallView } from "./wall-buttons.tsx";
import { WallCode, WallSideCode } from "./wall-code.tsx";
import { WallFoot } from "./wall-foot.tsx";
import type { WallPage } from "./wall-page.ts";

interface ClassLiveViewProps {
	readonly page: WallPage;
	readonly titles: Readonly<Record<string, string>>;
	readonly isOpen: boolean;
	/** Whether the server is unreachable now. */
	readonly isAway: boolean;
	/** Plays invented pupils, and says so on the wall; omit it for a class. */
	readonly rehearsal?: RehearsalPlayer;
	readonly onClose: () => void;
}

/**
 * The projector's page: the join code, every received line and the class's picture. It must be readable from six
 * metres.
 */
export function ClassLiveView({ page, titles, isOpen, isAway, rehearsal, onClose }: ClassLiveViewProps) {
	const { t } = useTranslation();
	const dialog = useRef<HTMLDialogElement>(null);
	const hasCode = rehearsal === undefined;
	const [view, setView] = useState<WallView>(hasCode && page.picture.pupils === 0 ? "code" : "light");
	const [shown, setShown] = useState<WallPicture>("lines");
	const { terms } = page.year;
	const hasYear = terms.length > 1;
	const hasColour = page.picture.pupils > 0;
	const picture = hasColour && (shown !== "year" || hasYear) ? shown : "lines";
	const [prompt, setPrompt] = useState(0);
	const fullScreen = useFullScreen<HTMLDivElement>();
	const { stage } = fullScreen;
	const { isMoving, move } = useMovement();
	const isAlone = view === "alone";
	useEffect(() => {
		if (isOpen && !dialog.current?.open) {
			dialog.current?.showModal();
			// On a button the focus would keep the buttons in sight.
			stage.current?.focus();
			move();
		}
		if (!isOpen && dialog.current?.open) dialog.current.close();
	}, [isOpen, stage, move]);
	/** Opens a view, or returns from it to the picture. */
	const toggle = (other: WallView) => setView((before) => (before === other ? "light" : other));
	/** Shows another picture of the class, or its lines again. */
	const togglePicture = (other: WallPicture) => setShown((before) => (before === other ? "lines" : other));
	const onKey = (key: string, isOnButton: boolean): void => {
		if (key === "c" && hasCode) toggle("code");
		if (key === "f" && hasCode) toggle("alone");
		if (key === "y" && hasYear) togglePicture("year");
		if (key === "p") rehearsal?.toggle();
		if (key === "arrowright") rehearsal?.step();
		if (key === " " && !isOnButton) setPrompt((before) => before + 1);
	};
	const stateText = () => {
		if (isAway) return t("classes.light.away");
		if (page.pupils === 0) return t("classes.light.waiting");
		return t("classes.light.arrived", { sent: page.sent, joined: page.pupils });
	};
	const until =
		page.waiting > 0 ? <p className="text-[max(2.2vw,1rem)] leading-[1.15]">{waitingText(page, t)}</p> : null;
	return (
		<dialog
			ref={dialog}
			aria-label={t(rehearsal ? "classes.rehearsal.label" : "classes.light.label")}
			onClose={() => {
				fullScreen.leave();
				onClose();
			}}
			onKeyDown={({ key, target }) => onKey(key.toLowerCase(), target instanceof HTMLButtonElement)}
			className="m-0 h-dvh max-h-none w-screen max-w-none overflow-auto bg-band p-0 text-start text-on-band"
		>
			{isOpen ? (
				<div
					ref={stage}
					tabIndex={-1}
					onPointerMove={move}
					className={`relative grid min-h-full gap-[1vw] overflow-auto bg-band p-[2.5vw] md:h-full md:grid-rows-[minmax(0,1fr)_auto] md:p-[1.6vw] ${rehearsal ? "outline-[.2vw] -outline-offset-[.8vw] outline-dashed outline-on-band/60" : "outline-none"}`}
				>
					{view === "code" ? (
						<WallCode page={page} until={until} />
					) : (
						<div
							// The table leaves room below itself: here the buttons cover nothing.
							className={`grid min-h-0 gap-[3vw] md:grid-rows-[minmax(0,1fr)] ${picture === "table" ? "md:pt-[4vw]" : ""} ${isAlone ? "" : "md:grid-cols-[21vw_minmax(0,1fr)]"}`}
						>
							<div
								hidden={isAlone}
								className="grid content-start gap-[1vw] border-on-band/20 md:border-r md:pr-[2vw]"
							>
								{rehearsal ? (
									<RehearsalNote phase={rehearsal.phase} />
								) : (
									<WallSideCode page={page} hasColour={hasColour} />
								)}
							</div>
							<div
								className={`grid min-h-0 gap-[.7vw] ${isAlone ? "grid-rows-[minmax(12rem,1fr)]" : "grid-rows-[auto_auto_minmax(12rem,1fr)]"}`}
							>
								<div
									className={
										isAlone ? "sr-only" : "flex flex-wrap items-baseline justify-between gap-x-[2vw]"
									}
								>
									<p
										className="font-display text-[max(2.3vw,1.25rem)] leading-[1.15] font-semibold"
										role="status"
									>
										{stateText()}
									</p>
									{/* Before the first colour the dark picture has the same sentence. */}
									{hasColour ? until : null}
								</div>
								{isAlone ? null : picture === "year" || page.pupils + page.sent === 0 ? (
									<div />
								) : (
									<ArrivedLines
										page={page}
										hasPrism={extremesOf(page.picture) !== null && picture === "lines"}
									/>
								)}
								{picture === "lines" ? <ClassSpectrum page={page} isAlone={isAlone} /> : null}
								{picture === "table" ? <ClassTable picture={page.picture} /> : null}
								{picture === "year" ? <YearLanes isOnWall terms={terms} /> : null}
							</div>
						</div>
					)}
					{view === "light" ? (
						<WallFoot page={page} picture={picture} titles={titles} index={prompt} />
					) : null}
					<WallButtons
						view={view}
						onView={toggle}
						hasColour={hasColour}
						hasYear={hasYear}
						shown={picture}
						onShow={togglePicture}
						onNext={() => setPrompt(prompt + 1)}
						isShown={isMoving}
						fullScreen={fullScreen}
						rehearsal={rehearsal}
						onClose={onClose}
					/>
				</div>
			) : null}
		</dialog>
	);
}
