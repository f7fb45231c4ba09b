import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { comparedText, minComparedCareers } from "#domain/careers/compared.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";
import { CategoryIcon, icons } from "../category-icon.tsx";
import { loadCatalogue } from "../content.ts";
import { useCompareChoice } from "./compare-choice.ts";

/** The careers chosen so far, each a button that removes it, and the link to the comparison. */
export function CompareBar({ isAboveBar }: { readonly isAboveBar: boolean }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { careers, toggle, clear } = useCompareChoice();
	const { data: catalogue = [] } = useQuery({
		queryKey: ["content", "catalogue", locale],
		queryFn: () => loadCatalogue(locale),
		staleTime: Number.POSITIVE_INFINITY,
	});
	const chosen = careers.flatMap((id) => catalogue.find((career) => career.id === id) ?? []);
	return (
		<section
			aria-label={t("compare.tray.label")}
			data-dock=""
			className={`sticky bottom-0 z-20 mt-8 bg-ink text-paper print:hidden ${isAboveBar ? "max-lg:bottom-15" : ""}`}
		>
			<div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
				<ul className="flex min-w-0 gap-x-2 max-md:w-full max-md:overflow-x-auto md:flex-1 md:flex-wrap">
					{chosen.map(({ id, title, fingerprint }) => (
						<li key={id} className="max-w-full max-md:flex-none">
							<button
								type="button"
								aria-label={t("compare.tray.remove", { title })}
								onClick={() => toggle(id)}
								className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-control px-2 text-left text-[0.9375rem] leading-tight hover:bg-paper/15 focus-visible:outline-paper"
							>
								<Fingerprint weights={fingerprint} className="h-7 w-16 flex-none max-md:w-10" />
								{title}
								<X aria-hidden="true" className="size-4 flex-none" />
							</button>
						</li>
					))}
				</ul>
				{careers.length < minComparedCareers ? (
					<p className="text-[0.9375rem]">{t("compare.tray.oneMore")}</p>
				) : (
					<LocalLink
						to={`/compare?careers=${comparedText(careers)}`}
						className="inline-flex min-h-11 items-center gap-2 rounded-control bg-paper px-4 font-semibold text-ink no-underline focus-visible:outline-paper"
					>
						<CategoryIcon path={icons.columns} className="size-4" />
						{t("compare.tray.open", { count: careers.length })}
					</LocalLink>
				)}
				<button
					type="button"
					onClick={clear}
					className="min-h-11 px-2 text-[0.9375rem] underline underline-offset-4 focus-visible:outline-paper max-md:ml-auto"
				>
					{t("compare.tray.clear")}
				</button>
			</div>
		</section>
	);
}
