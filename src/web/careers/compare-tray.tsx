import { Columns3, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { comparedText, fewestCompared } from "#domain/careers/compared.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { useCompareChoice } from "./compare-choice.ts";

/** Follows through the pages while careers are chosen for a comparison. `titleOf` names them in the page's language. */
export function CompareTray({ titleOf }: { readonly titleOf: (id: string) => string }) {
	const { t } = useTranslation();
	const { careers, toggle, clear } = useCompareChoice();
	if (careers.length === 0) return null;
	const canCompare = careers.length >= fewestCompared;
	return (
		<section
			aria-label={t("common.compare.tray")}
			data-dock=""
			className="sticky bottom-0 z-20 mt-8 bg-ink text-paper print:hidden"
		>
			<div className="page flex flex-wrap items-center gap-x-4 gap-y-1 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
				<ul className="flex min-w-0 flex-1 flex-wrap gap-x-2">
					{careers.map((id) => (
						<li key={id}>
							<button
								type="button"
								aria-label={t("common.compare.remove", { title: titleOf(id) })}
								onClick={() => toggle(id)}
								className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-[0.9375rem] hover:bg-paper/15 focus-visible:outline-paper"
							>
								{titleOf(id)}
								<X aria-hidden="true" className="size-4" />
							</button>
						</li>
					))}
				</ul>
				{canCompare ? (
					<LocalLink
						to={`/compare?careers=${comparedText(careers)}`}
						className="inline-flex min-h-11 items-center gap-2 rounded-control bg-paper px-4 font-semibold text-ink no-underline focus-visible:outline-paper"
					>
						<Columns3 aria-hidden="true" className="size-4" />
						{t("common.compare.open", { count: careers.length })}
					</LocalLink>
				) : (
					<p className="text-[0.9375rem]">{t("common.compare.oneMore")}</p>
				)}
				<button
					type="button"
					onClick={clear}
					className="min-h-11 px-2 text-[0.9375rem] underline underline-offset-4 focus-visible:outline-paper"
				>
					{t("common.compare.clear")}
				</button>
			</div>
		</section>
	);
}
