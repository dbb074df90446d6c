/**
 * Features documented in all of MongoDB 6.0, 7.0 and 8.0; later additions are left out.
 * Sources: https://www.mongodb.com/docs/manual/reference/command/, …/operator/query/,
 * …/operator/update/, …/operator/aggregation/ and …/operator/aggregation-pipeline/
 */

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Fields that drivers send with any command. */
export const COMMON_FIELDS =
  words(`$db lsid $clusterTime $readPreference txnNumber startTransaction autocommit
  readConcern writeConcern maxTimeMS comment apiVersion apiStrict apiDeprecationErrors`);

const GREETING = `helloOk client compression topologyVersion maxAwaitTimeMS saslSupportedMechs
  speculativeAuthenticate loadBalanced`;

/** Options of each command, without {@link COMMON_FIELDS}. */
export const COMMANDS: Readonly<Record<string, ReadonlySet<string>>> = {
  abortTransaction: words(''),
  aggregate: words('pipeline explain allowDiskUse cursor bypassDocumentValidation collation hint let'),
  buildInfo: words(''),
  collMod: words('index validator validationLevel validationAction expireAfterSeconds hidden'),
  collStats: words('scale'),
  commitTransaction: words(''),
  connectionStatus: words('showPrivileges'),
  count: words('query limit skip hint collation'),
  create: words(`capped timeseries expireAfterSeconds clusteredIndex size max storageEngine validator
    validationLevel validationAction indexOptionDefaults viewOn pipeline collation`),
  createIndexes: words('indexes commitQuorum'),
  dbStats: words('scale freeStorage'),
  delete: words('deletes ordered let'),
  distinct: words('key query collation'),
  drop: words(''),
  dropDatabase: words(''),
  dropIndexes: words('index'),
  endSessions: words(''),
  explain: words('verbosity'),
  find: words(`filter sort projection hint skip limit batchSize singleBatch max min returnKey showRecordId
    tailable noCursorTimeout awaitData allowPartialResults collation allowDiskUse let`),
  findAndModify: words(`query sort remove update new fields upsert bypassDocumentValidation collation
    arrayFilters hint let`),
  getMore: words('collection batchSize'),
  getParameter: words('allParameters'),
  hello: words(GREETING),
  insert: words('documents ordered bypassDocumentValidation'),
  ismaster: words(GREETING),
  killCursors: words('cursors'),
  listCollections: words('filter nameOnly authorizedCollections cursor'),
  listDatabases: words('filter nameOnly authorizedDatabases'),
  listIndexes: words('cursor'),
  ping: words(''),
  renameCollection: words('to dropTarget'),
  replSetGetStatus: words('initialSync'),
  saslContinue: words('conversationId payload'),
  saslStart: words('mechanism payload options'),
  serverStatus: words('repl metrics locks'),
  update: words('updates ordered bypassDocumentValidation let'),
};

/** List fields whose items have options of their own, by the command's field. */
export const PARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  updates: words('q u c upsert multi collation arrayFilters hint'),
  deletes: words('q limit collation hint'),
  indexes:
    words(`key name unique partialFilterExpression sparse expireAfterSeconds hidden storageEngine weights
    default_language language_override textIndexVersion 2dsphereIndexVersion bits min max collation
    wildcardProjection`),
};

export const QUERY_OPERATORS =
  words(`$eq $gt $gte $in $lt $lte $ne $nin $and $not $nor $or $exists $type $expr
  $jsonSchema $mod $regex $options $text $search $language $caseSensitive $diacriticSensitive $where
  $geoIntersects $geoWithin $near $nearSphere $geometry $maxDistance $minDistance $box $center $centerSphere
  $polygon $all $elemMatch $size $bitsAllClear $bitsAllSet $bitsAnyClear $bitsAnySet $rand $comment`);

/** Projection operators that are not expressions. */
export const PROJECTION_OPERATORS = words('$elemMatch $meta $slice');

export const UPDATE_OPERATORS =
  words(`$currentDate $inc $min $max $mul $rename $set $setOnInsert $unset $addToSet
  $pop $pull $push $pullAll $bit`);

export const UPDATE_MODIFIERS = words('$each $position $slice $sort $type');

export const STAGES =
  words(`$addFields $bucket $bucketAuto $changeStream $collStats $count $currentOp $densify
  $documents $facet $fill $geoNear $graphLookup $group $indexStats $limit $listSessions $lookup $match $merge $out
  $planCacheStats $project $redact $replaceRoot $replaceWith $sample $search $set $setWindowFields $skip $sort
  $sortByCount $unionWith $unset $unwind`);

/** Stages allowed in an update's pipeline. */
export const UPDATE_STAGES = words('$addFields $set $project $unset $replaceRoot $replaceWith');

export const EXPRESSIONS = words(`$abs $accumulator $acos $acosh $add $addToSet $allElementsTrue $and
  $anyElementTrue $arrayElemAt $arrayToObject $asin $asinh $atan $atan2 $atanh $avg $binarySize $bottom $bottomN
  $bsonSize $ceil $cmp $concat $concatArrays $cond $convert $cos $cosh $count $covariancePop $covarianceSamp
  $dateAdd $dateDiff $dateFromParts $dateFromString $dateSubtract $dateToParts $dateToString $dateTrunc
  $dayOfMonth $dayOfWeek $dayOfYear $degreesToRadians $denseRank $derivative $divide $documentNumber $eq $exp
  $expMovingAvg $filter $first $firstN $floor $function $getField $gt $gte $hour $ifNull $in $indexOfArray
  $indexOfBytes $indexOfCP $integral $isArray $isNumber $isoDayOfWeek $isoWeek $isoWeekYear $last $lastN $let
  $linearFill $literal $ln $locf $log $log10 $lt $lte $ltrim $map $max $maxN $mergeObjects $meta $min $minN
  $millisecond $minute $mod $month $multiply $ne $not $objectToArray $or $pow $push $radiansToDegrees $rand $range
  $rank $reduce $regexFind $regexFindAll $regexMatch $replaceAll $replaceOne $reverseArray $round $rtrim
  $sampleRate $second $setDifference $setEquals $setField $setIntersection $setIsSubset $setUnion $shift $sin
  $sinh $size $slice $sortArray $split $sqrt $stdDevPop $stdDevSamp $strcasecmp $strLenBytes $strLenCP $substr
  $substrBytes $substrCP $subtract $sum $switch $tan $tanh $toBool $toDate $toDecimal $toDouble $toInt $toLong
  $toLower $toObjectId $top $topN $toString $toUpper $trim $trunc $tsIncrement $tsSecond $type $unsetField $week
  $year $zip`);
