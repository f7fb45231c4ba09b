import { ArrowLeft, Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { SaveButton } from "./save-button.tsx";

/** The head of a career page, under its category's line of light. */
export function CareerHeader({ career }: { readonly career: CareerPage }) {
	const { t } = useTranslation();
	return (
		<header>
			<div aria-hidden="true" className="relative h-20 bg-band md:h-28">
				<div className="light-up absolute inset-y-0 left-1/2 w-[min(30rem,90vw)] -translate-x-1/2 glow-across" />
				<div className="light-up absolute inset-y-0 left-1/2 w-1 -translate-x-1/2 bg-glow" />
			</div>
			<div className="page grid gap-6 pt-6">
				<div className="flex items-center justify-between gap-4">
					<LocalLink
						to="/explore"
						className="inline-flex min-h-11 items-center gap-2 text-soft hover:text-ink"
					>
						<ArrowLeft aria-hidden="true" className="size-4" />
						{t("career.backToExplore")}
					</LocalLink>
					<SaveButton careerId={career.id} title={career.title} hasWords />
				</div>
				<div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
					<div className="grid content-start gap-4">
						<p className="font-semibold text-line-text">
							{[career.category, ...career.secondaryCategories]
								.map((key) => t(`common.categories.${key}`))
								.join(" · ")}
						</p>
						<h1 className="display-1">{career.title}</h1>
						<p className="lead measure">{career.description}</p>
					</div>
					<aside
						aria-labelledby="identity"
						className="grid content-start gap-2 border-l-3 border-line pl-5 lg:mt-9"
					>
						<h2
							id="identity"
							className="flex items-center gap-2 font-text text-base font-semibold tracking-normal text-soft"
						>
							<Sparkles aria-hidden="true" className="size-4" />
							{t("career.identity")}
						</h2>
						<p className="font-display text-2xl font-semibold leading-tight">{career.superhero}</p>
					</aside>
				</div>
			</div>
		</header>
	);
}
