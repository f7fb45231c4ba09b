import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { RehearsalPlayer } from "./use-rehearsal.ts";

/** The views of the wall: the code full-screen, the picture with the code beside it, the picture alone. */
export type WallView = "code" | "light" | "alone";

/** The pictures of a class: its lines, its numbers, the terms of its year. */
export type WallPicture = "lines" | "table" | "year";

interface WallButtonsProps {
	readonly view: WallView;
	readonly onView: (view: WallView) => void;
	readonly hasColour: boolean;
	/** Whether the class has terms to show. */
	readonly hasYear: boolean;
	readonly shown: WallPicture;
	/** Shows a picture, or the lines again. */
	readonly onShow: (picture: WallPicture) => void;
	readonly onNext: () => void;
	/** Whether they are in sight without the focus on one: a phone always shows them. */
	readonly isShown: boolean;
	readonly fullScreen: { readonly isOffered: boolean; readonly isFull: boolean; readonly toggle: () => void };
	readonly rehearsal: RehearsalPlayer | undefined;
	readonly onClose: () => void;
}

/** A quiet button of the wall: its teacher reads it, not the class. */
function WallButton({ children, ...rest }: ComponentProps<"button">) {
	return (
		<button
			type="button"
			// A press by pointer takes no focus: it would keep the buttons in sight at the next key.
			onMouseDown={(event) => event.preventDefault()}
			className="rounded-control border border-on-band/30 px-[1vw] py-[.4vw] text-[max(1.3vw,.95rem)] min-h-11 text-on-band-soft hover:text-on-band"
			{...rest}
		>
			{children}
		</button>
	);
}

/** The buttons over the head of the wall, each with its key where it has one: nothing makes room for them. */
export function WallButtons({
	view,
	onView,
	hasColour,
	hasYear,
	shown,
	onShow,
	onNext,
	isShown,
	fullScreen,
	rehearsal,
	onClose,
}: WallButtonsProps) {
	const { t } = useTranslation();
	return (
		<div
			className={`flex flex-wrap justify-end gap-3 transition-opacity duration-300 md:absolute md:top-[1vw] md:right-[1.6vw] md:max-w-[75vw] md:rounded-control md:bg-band md:p-2 ${isShown ? "" : "md:[@media(hover:hover)]:opacity-0 md:has-focus-visible:opacity-100"}`}
		>
			{rehearsal ? <RehearsalButtons rehearsal={rehearsal} /> : null}
			{rehearsal ? null : (
				<WallButton aria-keyshortcuts="C" onClick={() => onView("code")}>
					{t(view === "code" ? "classes.light.showLight" : "classes.light.showCode")}
				</WallButton>
			)}
			{view === "code" ? null : (
				<>
					{rehearsal ? null : (
						<WallButton aria-keyshortcuts="F" onClick={() => onView("alone")}>
							{t(view === "alone" ? "classes.light.notAlone" : "classes.light.alone")}
						</WallButton>
					)}
					{hasColour ? (
						<>
							{hasYear ? (
								<WallButton aria-keyshortcuts="Y" onClick={() => onShow("year")}>
									{t(shown === "year" ? "classes.light.picture" : "classes.year.title")}
								</WallButton>
							) : null}
							<WallButton onClick={() => onShow("table")}>
								{t(shown === "table" ? "classes.light.picture" : "classes.light.table")}
							</WallButton>
							{shown === "year" || view === "alone" ? null : (
								<WallButton aria-keyshortcuts="Space" onClick={onNext}>
									{t("classes.light.next")}
								</WallButton>
							)}
						</>
					) : null}
				</>
			)}
			{fullScreen.isOffered ? (
				<WallButton onClick={fullScreen.toggle}>
					{t(fullScreen.isFull ? "classes.light.smaller" : "classes.light.fullScreen")}
				</WallButton>
			) : null}
			<WallButton onClick={onClose}>{t("classes.light.close")}</WallButton>
		</div>
	);
}

function RehearsalButtons({ rehearsal }: { readonly rehearsal: RehearsalPlayer }) {
	const { t } = useTranslation();
	if (rehearsal.phase === "over")
		return <WallButton onClick={rehearsal.again}>{t("classes.rehearsal.again")}</WallButton>;
	return (
		<>
			<WallButton aria-keyshortcuts="P" onClick={rehearsal.toggle}>
				{t(rehearsal.isPlaying ? "classes.rehearsal.pause" : "classes.rehearsal.resume")}
			</WallButton>
			<WallButton aria-keyshortcuts="ArrowRight" onClick={rehearsal.step}>
				{t("classes.rehearsal.step")}
			</WallButton>
		</>
	);
}
