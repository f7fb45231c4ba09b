import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { linesOf, type SentResult } from "#domain/classes/sent-result.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { NamedBand } from "../../shared/spectrum/named-band.tsx";
import { bandLines } from "../../shared/spectrum/spectrum-lines.ts";

interface SentViewProps {
	/** The sent result; null where the device does not know it. */
	readonly sent: SentResult | null;
	/** Whether it is in the class's numbers, so in the colour of the wall. */
	readonly isCounted: boolean;
	/** Whether it was sent on this page: the view then takes the focus. */
	readonly isNew: boolean;
	/** The actions of a pupil here. */
	readonly children: ReactNode;
}

/** One white line on its way up: no field, no colour, nothing about its owner. */
function WhiteLine() {
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 120 200"
			className="h-full max-h-40 min-h-32 justify-self-center md:max-h-56"
		>
			<path d="M60 18V92" stroke="white" strokeWidth="7" strokeLinecap="round" />
			<path d="M60 18V92" stroke="white" strokeOpacity=".16" strokeWidth="26" strokeLinecap="round" />
			{[0, 1, 2, 3].map((step) => (
				<path
					key={step}
					d={`M60 ${110 + 23 * step}v13`}
					stroke="white"
					strokeOpacity={0.6 - 0.15 * step}
					strokeWidth="5"
				/>
			))}
		</svg>
	);
}

/** After sending, the eyes belong on the wall: a dark view with the pupil's line, white until its group turns to colour. */
export function SentView({ sent, isCounted, isNew, children }: SentViewProps) {
	const { t } = useTranslation();
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!isNew) return;
		// The button that was pressed is gone: the title in its place takes the focus.
		title.current?.focus({ preventScroll: true });
		window.scrollTo(0, 0);
	}, [isNew]);
	const lines = new Set<string>(sent === null ? [] : linesOf(sent));
	return (
		<section
			aria-labelledby="sent"
			className="-mx-[clamp(1.25rem,4vw,2.5rem)] grid min-h-[min(34rem,calc(100dvh-10rem))] grid-rows-[minmax(0,1fr)_auto] gap-6 bg-band px-[clamp(1.25rem,4vw,2.5rem)] py-8 text-on-band md:mx-0 md:rounded-panel md:px-10"
		>
			{isCounted ? (
				<NamedBand
					lines={bandLines((key) => (lines.has(key) ? 1 : 0))}
					hasLitNamesOnly
					className="h-full min-h-32 w-full"
				/>
			) : (
				<WhiteLine />
			)}
			<div className="grid gap-4">
				<h3 id="sent" ref={title} tabIndex={-1} className="display-2 outline-offset-4">
					{t("join.look")}
				</h3>
				<p role="status" className="measure text-on-band-soft">
					<strong className="block text-on-band">{t("join.sent")}</strong>
					{t(isCounted ? "join.countedText" : "join.sentText")}
				</p>
				<div className="flex flex-wrap items-center gap-3">
					<LocalButtonLink look="onBand" to="/results">
						{t("join.ownResults")}
					</LocalButtonLink>
					{children}
				</div>
			</div>
		</section>
	);
}
