/** Answers at once: what a route costs that does nothing. */
module.exports.POST = (_request, response) => response.json({});
