import { useId } from "react";
import { useTranslation } from "react-i18next";
import { type CareerOrder, careerOrders, isCareerOrder } from "#domain/careers/search/sort-careers.ts";
import { CategoryIcon, icons } from "../category-icon.tsx";

interface CatalogueBarProps {
	readonly foundCount: number;
	readonly order: CareerOrder;
	readonly onOrder: (order: CareerOrder) => void;
	/** Whether this visit has results to sort by. */
	readonly hasOwnProfile: boolean;
	/** The number of saved careers; null if none can be saved. */
	readonly savedCount: number | null;
	readonly isSavedOnly: boolean;
	readonly onSavedOnly: (isSavedOnly: boolean) => void;
	/** Whether a phone's rows show the compare button; they have space for one button. */
	readonly isComparing: boolean;
	readonly onComparing: (isComparing: boolean) => void;
}

const toggle =
	"inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-soft hover:text-ink aria-pressed:bg-ink aria-pressed:text-paper";

/**
 * The number of matches as a live region, the filter of saved careers and the order.
 */
export function CatalogueBar(props: CatalogueBarProps) {
	const { foundCount, order, onOrder, hasOwnProfile, savedCount, isSavedOnly, onSavedOnly } = props;
	const { isComparing, onComparing } = props;
	const { t } = useTranslation();
	const id = useId();
	return (
		<div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-[0.95rem] md:gap-x-6">
			<p role="status" className="font-semibold">
				{t("explore.found", { count: foundCount })}
			</p>
			<button
				type="button"
				aria-pressed={isComparing}
				onClick={() => onComparing(!isComparing)}
				className={`order-last ml-auto md:hidden ${toggle}`}
			>
				<CategoryIcon path={icons.columns} className="size-4" />
				{t("common.compare.add")}
			</button>
			<div className="flex flex-wrap items-center gap-x-5 md:ml-auto">
				{savedCount ? (
					<button
						type="button"
						aria-pressed={isSavedOnly}
						onClick={() => onSavedOnly(!isSavedOnly)}
						className={toggle}
					>
						<CategoryIcon path={icons.bookmark} className="size-4" />
						{t("explore.savedOnly", { count: savedCount })}
					</button>
				) : null}
				<label htmlFor={id} className="flex min-h-11 items-center gap-1 text-soft max-md:sr-only">
					{t("explore.order.label")}
				</label>
				<select
					id={id}
					value={order}
					onChange={({ target: { value } }) => isCareerOrder(value) && onOrder(value)}
					className="min-h-11 cursor-pointer max-md:max-w-34 md:-ml-3 md:max-w-72 rounded-control bg-paper px-1 font-semibold text-ink"
				>
					{careerOrders
						.filter((one) => one !== "light" || hasOwnProfile)
						.map((one) => (
							<option key={one} value={one}>
								{t(`explore.order.${one}`)}
							</option>
						))}
				</select>
			</div>
		</div>
	);
}
