import { BookmarkPlus, Check, Mail, Printer, Share2 } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { offerGuestWork } from "../personal-data/guest-work.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Button } from "../ui/button.tsx";
import { SpectrumBand, type SpectrumLine } from "../ui/spectrum-band.tsx";

interface ActionsDockProps {
	/** The light of the result, for the picture on wide screens; null if the answers are lost. */
	readonly lines: readonly SpectrumLine[] | null;
	/** A note below the actions, on wide screens. */
	readonly note?: string;
	/** The success of one of them, above them; a notice reads it out. */
	readonly said?: string | null;
	readonly children: ReactNode;
}

/**
 * Actions on results, always in view: a bar at the bottom edge of a phone, a card with the light beside the careers on
 * wide screens.
 */
export function ActionsDock({ lines, note, said = null, children }: ActionsDockProps) {
	const { t } = useTranslation();
	return (
		<section
			aria-label={t("results.actions.label")}
			data-dock=""
			className="print:hidden max-lg:sticky max-lg:bottom-0 max-lg:z-20 max-lg:-mx-[clamp(1.25rem,4vw,2.5rem)] max-lg:mt-6 max-lg:border-t max-lg:border-hairline max-lg:bg-paper/95 max-lg:px-[clamp(1.25rem,4vw,2.5rem)] max-lg:py-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] max-lg:backdrop-blur-sm [@media(max-height:22rem)]:static lg:sticky lg:top-24 lg:mt-8 lg:overflow-hidden lg:rounded-panel lg:border lg:border-hairline lg:bg-surface"
		>
			{lines ? <SpectrumBand lines={lines} className="h-36 w-full max-lg:hidden" /> : null}
			{said ? (
				<p
					aria-hidden="true"
					className="light-up flex items-center gap-2 pb-2 text-sm font-semibold wrap-anywhere lg:px-4 lg:pt-4 lg:pb-0"
				>
					<Check className="size-4.5 flex-none text-success" strokeWidth={2.5} />
					{said}
				</p>
			) : null}
			<div className="flex gap-2 lg:grid lg:grid-cols-2 lg:p-4">{children}</div>
			{note ? <p className="px-4 pb-4 text-sm text-soft max-lg:hidden">{note}</p> : null}
		</section>
	);
}

interface ResultsBarProps extends Pick<ActionsDockProps, "lines" | "said"> {
	readonly onShare: () => void;
	readonly onEmail: () => void;
	/** Whether these results are in this browser only, and an account could keep them. */
	readonly canKeep: boolean;
	/** A more urgent action, before the others. */
	readonly children?: ReactNode;
}

/** The actions on the reader's own results. */
export function ResultsBar({ lines, said = null, onShare, onEmail, canKeep, children }: ResultsBarProps) {
	const { t } = useTranslation();
	return (
		<ActionsDock lines={lines} said={said} {...(canKeep ? { note: t("results.save.text") } : {})}>
			<div className="contents lg:*:col-span-2 max-lg:*:flex-1">
				{children}
				<Button onClick={onShare}>
					<Share2 aria-hidden="true" className="size-4 max-sm:hidden" />
					{t("results.actions.share")}
				</Button>
			</div>
			<Button look="secondary" onClick={onEmail} aria-label={t("results.actions.email")}>
				<Mail aria-hidden="true" className="size-4.5 flex-none" />
				<span className="max-md:sr-only">{t("results.actions.emailShort")}</span>
			</Button>
			<Button look="secondary" onClick={() => window.print()} aria-label={t("results.actions.print")}>
				<Printer aria-hidden="true" className="size-4.5 flex-none" />
				<span className="max-md:sr-only">{t("results.actions.print")}</span>
			</Button>
			{canKeep ? (
				<LocalButtonLink
					to="/login?tab=signup&returnTo=/results"
					look="secondary"
					onClick={offerGuestWork}
					aria-label={t("results.save.action")}
					className="lg:col-span-2"
				>
					<BookmarkPlus aria-hidden="true" className="size-4.5 flex-none" />
					<span className="max-lg:hidden">{t("results.save.action")}</span>
				</LocalButtonLink>
			) : null}
		</ActionsDock>
	);
}
